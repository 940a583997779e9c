import type { ReactNode } from 'react';
import * as styles from './SideNav.module.css';

type SideNavProps = {
  label: string;
  title: string;
  titleTooltip?: string | undefined;
  /** The first one is the current page. */
  entries: readonly { readonly id: string; readonly title: string; readonly icon: ReactNode }[];
  note: string;
};

/** A side bar whose entries lead nowhere: neither links nor buttons, with a note that says so. */
export function SideNav({ label, title, titleTooltip, entries, note }: SideNavProps) {
  return (
    <div className="frame-side">
      <nav className={styles.nav} aria-label={label} title={note}>
        <p className={styles.title} title={titleTooltip}>
          {title}
        </p>
        <ul>
          {entries.map(({ id, title: text, icon }, at) => (
            <li key={id} data-id={id} className={styles.entry} aria-current={at === 0 ? 'page' : undefined}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
