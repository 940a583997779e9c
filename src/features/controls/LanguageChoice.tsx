import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { LanguageLinks } from '../shared/LanguageLinks';

/** Links to the dashboard in the other languages, with the same run. */
export function LanguageChoice() {
  const { locale, texts: page } = useLanguage();
  const { site } = useActions();
  return (
    <Section title={controlsTexts[locale].language}>
      {site.hasLinks ? <LanguageLinks /> : <p>{page.noLinks}</p>}
    </Section>
  );
}
