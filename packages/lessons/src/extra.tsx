import { type Extra, useActions, useLanguage, useTexts } from '@simulation/dashboard';
import { DEFAULT_LOCALE } from '@simulation/engine/texts';
import { doorTexts } from './texts/doors';

/** The link to the lessons, in the foot of the page. */
function FootLink() {
  const { locale } = useLanguage();
  const { teachers } = useTexts(doorTexts);
  const { site } = useActions();
  const file = `index${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.html`;
  return (
    <a className="target" href={`${site.base}lessons/${file}`}>
      {teachers}
    </a>
  );
}

/** The link to the addresses of all sources. */
function SourcesLink() {
  const { addresses } = useTexts(doorTexts);
  const { site } = useActions();
  if (!site.hasLinks) return null;
  return (
    <>
      {' '}
      <a className="screen-only" href={`${site.base}lessons/sources.html`} hrefLang="en">
        {addresses}
      </a>
    </>
  );
}

/** What teachers get, as pages beside the page. */
export const lessons: Extra = { name: 'lessons', places: { foot: FootLink, sources: SourcesLink } };
