import { canStart, ROUND_MS } from '@simulation/engine';
import { useId } from 'react';
import { fill } from '../../i18n';
import { scriptLength, startTrading } from '../../i18n/en/script';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectScriptState } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { pointedAt } from '../shared/pointedAt';
import { ScriptTimeLeft } from './ScriptTimeLeft';
import * as styles from './StartTradingButton.module.css';

/** Starts the script. While it runs the button keeps the focus and its name, and says why it does nothing. */
export function StartTradingButton() {
  const store = useSessionStore();
  const script = useStoreState(selectScriptState);
  const busy = script !== null && !canStart(script);
  const reason = useId();
  return (
    <>
      <Button
        {...pointedAt('startTrading')}
        variant="solid"
        className={styles.start}
        onClick={store.startTrading}
        aria-disabled={busy}
        aria-describedby={reason}
      >
        <Icon name="play" />
        {startTrading}
      </Button>
      <p id={reason} className={`soft ${styles.reason}`}>
        {busy ? <ScriptTimeLeft /> : fill(scriptLength, { seconds: String(ROUND_MS / 1_000) })}
      </p>
    </>
  );
}
