import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { useStoredChoices } from './useStoredChoices';

const CHOICES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. Kept for the next visit. */
export function ThemeChoice() {
  const texts = useTexts(controlsTexts);
  const actions = useActions();
  useStoreState(selectAddress); // it may name a theme, and is another one after each choice
  useStoredChoices();

  return (
    <Section title={texts.appearance}>
      <SegmentedControl
        label={texts.appearance}
        options={CHOICES.map((id) => ({ id, text: texts[id] }))}
        chosen={actions.theme() ?? 'system'}
        onChoose={(chosen) => actions.setTheme(chosen === 'system' ? undefined : chosen)}
      />
    </Section>
  );
}
