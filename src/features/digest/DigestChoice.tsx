import { useId, useState } from 'react';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';

/** How often a screen reader hears of new trades. */
export function DigestChoice() {
  const { locale } = useLanguage();
  const texts = controlsTexts[locale];
  const actions = useActions();
  const [pace, setPace] = useState(actions.digestPace());
  const about = useId();
  return (
    <Section title={texts.digest}>
      <p id={about}>{texts.digestAbout}</p>
      <SegmentedControl
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
    </Section>
  );
}
