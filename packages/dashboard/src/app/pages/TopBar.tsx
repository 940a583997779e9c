import type { ReactNode } from 'react';
import { pointedAt } from '../../features/shared/pointedAt';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectTold } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './TopBar.module.css';

type TopBarProps = { action: ReactNode; hasSearch: boolean };

/** The top bar. Search box and bell are pictures: nothing but the action can be pressed. */
export function TopBar({ action, hasSearch }: TopBarProps) {
  const { texts } = useLanguage();
  const notifications = useStoreState(({ session }) => session.account.notifications);
  const name = useStoreState(({ session }) => session.account.name);
  const nameFrom = useStoreState(({ session }) => session.account.nameFrom);
  const isTold = useStoreState(selectTold) !== undefined;
  const isCut = useStoreState(({ visit }) => !isTold && visit.address.unread.includes('name'));
  const source = {
    link: isTold ? undefined : isCut ? texts.nameCut : texts.fromLink,
    preset: isCut ? texts.nameLeftOut : texts.placeholder,
    random: isCut ? texts.nameLeftOut : undefined,
  }[nameFrom];
  return (
    <header className="frame-top">
      {hasSearch && (
        <p className={`row soft edged ${styles.search}`}>
          <Icon name="search" />
          <span>{texts.search}</span>
          <span className="sr-only">{texts.searchNote}</span>
        </p>
      )}
      {action}
      <p className={`disc soft ${styles.bell}`}>
        <Icon name="bell" />
        <span className={`tag inverse ${styles.count}`}>
          <Figure
            exact={String(notifications)}
            spoken={fill(texts.notifications, { count: String(notifications) })}
          >
            {String(notifications)}
          </Figure>
        </span>
      </p>
      <div className={`row ${styles.person}`} {...pointedAt('person')}>
        <span className="disc strong tinted" aria-hidden="true" data-avatar="">
          {initialOf(name)}
        </span>
        <div className={styles.nameBlock}>
          <p>
            {/* Isolated, so that its direction affects nothing else. */}
            <bdi>{name}</bdi>
          </p>
          <p>
            <span className="strong">{texts.invented}</span>{' '}
            {source && <span className="remark">{source}</span>}
          </p>
        </div>
      </div>
    </header>
  );
}

/** The first letter or digit of a name, in upper case; a dot where a name has neither. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·';
}
