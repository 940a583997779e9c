import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import * as styles from './ErrorScreen.module.css';

/**
 * Specification, section 8: heading, message beneath it, stack trace where there is one.
 *
 * @param props.home the address of the dashboard
 */
export function ErrorScreen({ error, home }: { error: unknown; home: string }) {
  const { texts } = useLanguage();
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <main className={styles.screen}>
      <h1 lang="en" className="figure">
        {texts.errorHeading}
      </h1>
      <p lang="en" className={styles.message}>
        {messageOf(error)}
      </p>
      <p className="soft">{texts.errorNote}</p>
      {/* Before the stack trace, which takes a screen reader half a minute. */}
      <div className="row">
        <Button variant="solid" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <a className="target" href={home}>
          {texts.toDashboard}
        </a>
      </div>
      {stack !== undefined && (
        <details open className={styles.stack}>
          <summary className="strong">{texts.errorStack}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </main>
  );
}

/** An error's message, a text as it is, anything else by its type. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return typeof error === 'string' ? error : Object.prototype.toString.call(error).slice(8, -1);
}
