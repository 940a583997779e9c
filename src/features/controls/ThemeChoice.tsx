import { writeAddress } from '../../address/writeAddress';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { useRunState } from './useRunState';

/** Light, dark, or as the system has it. Kept for the next visit. */
export function ThemeChoice() {
  const { locale } = useLanguage();
  const texts = controlsTexts[locale];
  const actions = useActions();
  // The address of another run may name another theme.
  const [theme, setTheme] = useRunState<'system' | 'light' | 'dark'>(() => actions.theme() ?? 'system');

  const choose = (chosen: typeof theme) => {
    setTheme(chosen);
    actions.setTheme(chosen === 'system' ? undefined : chosen);
    const address = actions.address();
    if (address.theme === undefined) return;
    // What is chosen here outweighs what the link said.
    const without = { ...address, theme: undefined };
    actions.replaceAddress(without, writeAddress(window.location.pathname, without));
  };

  return (
    <Section title={texts.appearance}>
      <SegmentedControl
        label={texts.appearance}
        options={[
          { id: 'system', text: texts.system },
          { id: 'light', text: texts.light },
          { id: 'dark', text: texts.dark },
        ]}
        chosen={theme}
        onChoose={choose}
      />
    </Section>
  );
}
