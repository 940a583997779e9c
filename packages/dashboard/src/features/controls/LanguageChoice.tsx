import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage, useTexts } from '../../store/react/language';
import { Section } from '../../ui/Section/Section';
import * as segmented from '../../ui/SegmentedControl/SegmentedControl.module.css';
import { useLanguageLinks } from '../shared/links';

/**
 * The language of the page, and links to the dashboard in the others, with the same run. They look like a segmented
 * control.
 */
export function LanguageChoice() {
  const { texts: page } = useLanguage();
  const { site } = useActions();
  const links = useLanguageLinks();
  const { language: title } = useTexts(controlsTexts);
  return (
    <Section title={title}>
      {site.hasLinks ? (
        <fieldset className={segmented.group} aria-label={title}>
          {links.map(({ locale, text, href }) => (
            <a
              key={locale}
              className={`soft ${segmented.option}`}
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={href === undefined ? 'page' : undefined}
            >
              {text}
            </a>
          ))}
        </fieldset>
      ) : (
        <p>{page.noLinks}</p>
      )}
    </Section>
  );
}
