import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import { SegmentedLinks } from '../../ui/SegmentedControl/SegmentedLinks';
import { useLanguageLinks } from '../shared/useLanguageLinks';

/** The language of the page, and links to the dashboard in the others, with the same run. */
export function LanguageChoice() {
  const { locale, texts: page } = useLanguage();
  const { site } = useActions();
  const links = useLanguageLinks();
  const title = controlsTexts[locale].language;
  return (
    <Section title={title}>
      {site.hasLinks ? <SegmentedLinks label={title} links={links} /> : <p>{page.noLinks}</p>}
    </Section>
  );
}
