import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { usePageLink } from '../shared/usePageLink';

/** A link to the dashboard in the other language, with the same run. */
export function LanguageChoice() {
  const { locale, texts: page } = useLanguage();
  const { site } = useActions();
  const toPage = usePageLink();
  const other = locale === 'en' ? 'de' : 'en';
  return (
    <Section title={controlsTexts[locale].language}>
      {site.hasLinks ? (
        <a href={toPage('dashboard', other)} lang={other} hrefLang={other}>
          {page.otherLanguage}
        </a>
      ) : (
        <p>{page.noLinks}</p>
      )}
    </Section>
  );
}
