import * as styles from './SegmentedControl.module.css';

type SegmentedLinksProps = {
  label: string;
  /** The one without an address is the present page. */
  links: readonly { readonly locale: string; readonly text: string; readonly href: string | undefined }[];
};

/** Looks like a segmented control: links to the same page in other languages. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {links.map(({ locale, text, href }) => (
        <a
          key={locale}
          className={styles.option}
          href={href}
          lang={locale}
          hrefLang={locale}
          aria-current={href === undefined ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </fieldset>
  );
}
