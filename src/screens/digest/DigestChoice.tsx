import { useId, useState } from 'react';
import { controlsTextsOf } from '../../i18n/controlsTexts';
import { Segmented } from '../../ui/Segmented/Segmented';
import { useActions } from '../controls/actions';
import * as styles from '../controls/ControlsPanel.module.css';
import { useLanguage } from '../language/language';

/** How often a screen reader hears of new trades. */
export function DigestChoice() {
  const { locale } = useLanguage();
  const texts = controlsTextsOf(locale);
  const actions = useActions();
  const [pace, setPace] = useState(actions.digestPace());
  const about = useId();
  return (
    <div className={styles.appearance}>
      <h3 className={styles.heading}>{texts.digest}</h3>
      <p id={about} className={styles.about}>
        {texts.digestAbout}
      </p>
      <Segmented
        label={texts.digest}
        describedBy={about}
        options={[
          { id: 'off', text: texts.digestOff },
          { id: '10', text: texts.digestOften },
          { id: '60', text: texts.digestSeldom },
        ]}
        chosen={pace}
        onChoose={(id) => {
          setPace(id);
          actions.setDigestPace(id);
        }}
      />
    </div>
  );
}
