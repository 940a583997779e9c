import type { ComponentProps } from 'react';
import * as styles from './TopBar.module.css';

type PersonProps = ComponentProps<'div'> & {
  /** Plain text. Isolated, so that its direction affects nothing else. */
  name: string;
  /** Remarks on the name, each alone in its element. */
  remarks: readonly string[];
};

/** An initial as avatar, and a name with remarks. Properties of a `<div>` are passed on. */
export function Person({ name, remarks, ...rest }: PersonProps) {
  return (
    <div className={styles.person} {...rest}>
      <span className={styles.avatar} aria-hidden="true" data-avatar="">
        {initialOf(name)}
      </span>
      <div className={styles.nameBlock}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.remarks}>
          {remarks.map((remark) => (
            <span key={remark}>{remark}</span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The first letter or digit of a name, in upper case; a dot where a name has neither. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·';
}
