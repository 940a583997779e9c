import * as styles from './TopBar.module.css';

type PersonProps = {
  /** Plain text; isolated, so that its direction stays its own. */
  name: string;
  /** What is said about the name, each alone in its element. */
  tags: readonly string[];
};

/** A drawn initial and a name with its tags. */
export function Person({ name, tags }: PersonProps) {
  return (
    <div className={styles.person}>
      <span className={styles.avatar} aria-hidden="true" data-avatar="">
        {initialOf(name)}
      </span>
      <div className={styles.nameBlock}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
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
