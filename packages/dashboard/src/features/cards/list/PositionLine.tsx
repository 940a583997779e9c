import { HOLDING_TICKS } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { fill } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectScriptState } from '../../../store/selectors';
import { UnlessWithheld } from '../../../ui/Figure/UnlessWithheld';
import * as styles from './PositionLine.module.css';

/** Of the view box, whose width is the number of steps; it is stretched to its place. */
const HEIGHT = 100;

/** How an open position of `/v` has risen so far, on the scale of the round. */
export function PositionLine({ number }: { number: number }) {
  const { locale, texts } = useLanguage();
  const script = useStoreState(selectScriptState);
  const holding = script?.name === 'holding' ? script : null;
  const position = holding?.round.find(({ trade }) => trade.number === number);
  if (holding === null || position === undefined) return null;
  const risen = position.profits.slice(0, holding.ticks + 1);
  const figures = risen.map((cents) => formatMoney(cents, locale)).join(', ');
  const max = Math.max(...holding.round.map(({ profits }) => profits.at(-1) ?? Number.NaN));
  const line = risen.map((cents, step) => `L${step} ${HEIGHT - Math.round((cents * HEIGHT) / max)}`);
  return (
    <UnlessWithheld>
      <svg
        role="img"
        aria-label={fill(texts.charts.rising, { figures })}
        className={styles.line}
        viewBox={`0 0 ${HOLDING_TICKS} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.base} d={`M0 ${HEIGHT}H${HOLDING_TICKS}`} />
        <path d={`M0 ${HEIGHT}${line.join('')}`} />
      </svg>
    </UnlessWithheld>
  );
}
