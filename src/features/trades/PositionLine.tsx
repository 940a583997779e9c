import { HOLDING_TICKS } from '../../engine';
import { formatMoney } from '../../format';
import { fill } from '../../i18n';
import { chartsTexts } from '../../i18n/charts';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectScriptState } from '../../store/selectors';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { Sparkline } from '../../ui/Sparkline/Sparkline';

/** How an open position of `/v` has risen so far, on the scale of the round. */
export function PositionLine({ number }: { number: number }) {
  const { locale } = useLanguage();
  const script = useStoreState(selectScriptState);
  const holding = script?.name === 'holding' ? script : null;
  const position = holding?.round.find(({ trade }) => trade.number === number);
  if (holding === null || position === undefined) return null;
  const risen = position.profits.slice(0, holding.ticks + 1);
  const spoken = risen.map((cents) => formatMoney(cents, locale)).join(', ');
  return (
    <UnlessWithheld>
      <Sparkline
        values={risen}
        steps={HOLDING_TICKS}
        max={Math.max(...holding.round.map(({ profits }) => profits.at(-1) ?? Number.NaN))}
        spoken={fill(chartsTexts[locale].rising, { figures: spoken })}
      />
    </UnlessWithheld>
  );
}
