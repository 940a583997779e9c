import { useId } from 'react';
import { useLanguage } from '../../store/react/language';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './SideNav.module.css';

/** The entries of the side bar (specification, section 3). The first one is the current page. */
const ENTRIES = ['dashboard', 'transactions', 'settings'] as const;

/** A side bar whose entries lead nowhere: neither links nor buttons, with a note that says so to whoever points at them. */
export function SideNav() {
  const { texts } = useLanguage();
  const note = useId();
  return (
    <div className="frame-side">
      <nav className={styles.nav} aria-label={texts.navigation} aria-describedby={note}>
        <p className={`label ${styles.title}`} title={texts.glosses.dashboard}>
          {texts.dashboard}
        </p>
        <ul>
          {ENTRIES.map((id, at) => (
            <li
              key={id}
              data-id={id}
              className={`label column ${at === 0 ? 'strong ink tinted edged' : ''} ${styles.entry}`}
              aria-current={at === 0 ? 'page' : undefined}
            >
              <Icon name={id} />
              <span>{texts[id]}</span>
            </li>
          ))}
        </ul>
      </nav>
      <p id={note} className={`label ${styles.title} ${styles.note}`} aria-hidden="true">
        {texts.decorativeNote}
      </p>
    </div>
  );
}
