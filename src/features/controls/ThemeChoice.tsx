import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { useRunState } from '../shared/useRunState';

const CHOICES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. Kept for the next visit. */
export function ThemeChoice() {
  const texts = useTexts(controlsTexts);
  const actions = useActions();
  // The address of another run may name another theme.
  const [theme, setTheme] = useRunState<(typeof CHOICES)[number]>(() => actions.theme() ?? 'system');

  const choose = (chosen: typeof theme) => {
    setTheme(chosen);
    actions.setTheme(chosen === 'system' ? undefined : chosen);
  };

  return (
    <Section title={texts.appearance}>
      <SegmentedControl
        label={texts.appearance}
        options={CHOICES.map((id) => ({ id, text: texts[id] }))}
        chosen={theme}
        onChoose={choose}
      />
    </Section>
  );
}
