import { useLanguage } from '../../store/react/language';

declare global {
  interface ImportMetaEnv {
    /** What the build was told (`hosting/hostPages.ts`). */
    readonly HOST_PAGES?: HostPages;
  }
}

type HostPages = { readonly imprint?: string; readonly privacy?: string };

const OF_BUILD: HostPages = import.meta.env.HOST_PAGES ?? {};

/** Links to the pages of whoever hosts the site, as far as the build was told of any. */
export function HostLinks({ pages = OF_BUILD }: { pages?: HostPages }) {
  const { texts } = useLanguage();
  return (
    <>
      {pages.imprint && (
        <a className="target" href={pages.imprint}>
          {texts.imprint}
        </a>
      )}
      {pages.privacy && (
        <a className="target" href={pages.privacy}>
          {texts.privacy}
        </a>
      )}
    </>
  );
}
