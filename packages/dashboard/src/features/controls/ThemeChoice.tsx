import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { useChoice } from './useChoice';

const CHOICES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. Kept for the next visit. */
export function ThemeChoice() {
  const texts = useTexts(controlsTexts);
  const [theme, choose] = useChoice(useActions().theme);
  return (
    <Section title={texts.appearance}>
      <SegmentedControl
        label={texts.appearance}
        options={CHOICES.map((id) => ({ id, text: texts[id] }))}
        chosen={theme ?? 'system'}
        onChoose={(chosen) => choose(chosen === 'system' ? undefined : chosen)}
      />
    </Section>
  );
}
