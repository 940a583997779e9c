import { useActions } from '../../store/react/actions';
import { useLanguageLinks } from '../shared/links';

/** Links to this page in the other languages, where the viewer follows links. */
export function LanguageLinks({ className }: { className: string }) {
  const { site } = useActions();
  const links = useLanguageLinks();
  if (!site.hasLinks) return null;
  return links
    .filter(({ href }) => href !== undefined)
    .map(({ locale, text, href }) => (
      <a key={locale} className={className} href={href} lang={locale} hrefLang={locale}>
        {text}
      </a>
    ));
}
