import { useId } from 'react';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { useChoice } from './useChoice';

/** How often a screen reader hears of new trades; not on `/v`, where every event is a status message of its own. */
export function DigestChoice() {
  const texts = useTexts(controlsTexts);
  const [pace, choose] = useChoice(useActions().digestPace);
  const about = useId();
  const onV = useStoreState(({ session }) => session.run.route === 'v');
  if (onV) return null;
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
        onChoose={choose}
      />
    </Section>
  );
}
