import { type Extra, useActions, useLanguage } from '@simulation/dashboard';
import { DEFAULT_LOCALE, type Locale } from '@simulation/engine/texts';

const FOR_TEACHERS: Readonly<Record<Locale, string>> = { en: 'For teachers', de: 'Für Lehrkräfte' };

const ADDRESSES: Readonly<Record<Locale, string>> = { en: 'Addresses', de: 'Adressen' };

/** The link to the lessons, in the foot of the page. */
function FootLink() {
  const { locale } = useLanguage();
  const { site } = useActions();
  const file = `index${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.html`;
  return (
    <a className="target" href={`${site.base}lessons/${file}`}>
      {FOR_TEACHERS[locale]}
    </a>
  );
}

/** The link to the addresses of all sources. */
function SourcesLink() {
  const { locale } = useLanguage();
  const { site } = useActions();
  if (!site.hasLinks) return null;
  return (
    <>
      {' '}
      <a className="screen-only" href={`${site.base}lessons/sources.html`} hrefLang="en">
        {ADDRESSES[locale]}
      </a>
    </>
  );
}

/** What teachers get, as pages beside the page. */
export const lessons: Extra = { name: 'lessons', places: { foot: FootLink, sources: SourcesLink } };
