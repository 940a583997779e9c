import { useMemo } from 'react';
import { HOLDING_TICKS } from '../../engine';
import { positionRises } from '../../engine/positionRises';
import { formatMoney } from '../../format';
import { fill } from '../../i18n';
import { chartsTextsOf } from '../../i18n/chartsTexts';
import { useMoment, useSessionStore } from '../../store/useSession';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { Sparkline } from '../../ui/Sparkline/Sparkline';
import { useLanguage } from '../language/language';

/** How an open position of `/v` has risen so far, on the scale of the round. */
export function PositionLine({ number }: { number: number }) {
  const { locale, currency } = useLanguage();
  const store = useSessionStore();
  const run = useMoment(({ session }) => session.run);
  const startedAt = useMoment(({ session: { programme } }) =>
    programme.kind === 'script' && programme.state.name === 'holding' ? programme.state.startedAt : null,
  );
  const ticks = useMoment(({ session: { programme } }) =>
    programme.kind === 'script' && programme.state.name === 'holding' ? programme.state.ticks : 0,
  );
  // A round is computed once, however often it steps.
  const rises = useMemo(
    () =>
      startedAt === null
        ? null
        : positionRises((moment) => store.checkpointsOf(run).sessionAt(moment), startedAt),
    [store, run, startedAt],
  );
  const risen = rises?.get(number)?.slice(0, ticks + 1);
  if (rises === null || risen === undefined) return null;
  const spoken = risen.map((cents) => formatMoney(cents, currency)).join(', ');
  return (
    <UnlessWithheld>
      <Sparkline
        values={risen}
        steps={HOLDING_TICKS}
        max={Math.max(...[...rises.values()].map((all) => all.at(-1) ?? 0))}
        spoken={fill(chartsTextsOf(locale).rising, { figures: spoken })}
      />
    </UnlessWithheld>
  );
}
