import { formatCount, formatMoney } from '@simulation/engine/format';
import { useEffect } from 'react';
import { fill } from '../../i18n';
import { digestTexts } from '../../i18n/digest';
import { useActions } from '../../store/react/actions';
import { useLanguage, useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectPaused } from '../../store/selectors';
import { openDialogCount } from '../../ui/Dialog/dialogStack';
import { announce, msSinceAnnouncement } from '../../ui/Status/announce';
import { visibleInterval } from '../../ui/scheduling/visibleInterval';

/** The shortest time between two announcements, at any simulated speed. */
const INTERVAL_MS = 10_000;

/** Intervals between two announcements, for each pace. */
const INTERVALS = { off: Number.POSITIVE_INFINITY, '10': 1, '60': 6 } as const;

/** Time for another announcement to be heard to its end. */
const HEARD_MS = 3_000;

/**
 * The new trades in one sentence, at the pace that the visitor chose: how many in the visitor's last minute or ten
 * seconds, and the total. Says nothing when there were none, while a dialog is open, paused or hidden.
 */
export function Digest() {
  const { locale } = useLanguage();
  const texts = useTexts(digestTexts);
  const store = useSessionStore();
  const { digestPace } = useActions();
  const paused = useStoreState(selectPaused);

  useEffect(() => {
    if (paused) return;
    /** Trades closed at the ends of the latest intervals, as many as the longer pace needs. */
    let closedCounts: number[] = [];
    let intervalsSinceAnnounced = 0;
    let { openCount } = store.getState();

    const onStart = () => {
      closedCounts = [store.getState().session.account.closed];
      intervalsSinceAnnounced = 0;
    };

    const onInterval = () => {
      const state = store.getState();
      if (state.openCount !== openCount || state.withheld) {
        ({ openCount } = state);
        return onStart(); // trades before a jump, of another run or without the label are not announced
      }
      const { closed, total } = state.session.account;
      const pace = digestPace.read();
      const intervals = INTERVALS[pace];
      closedCounts = [...closedCounts.slice(-INTERVALS['60']), closed];
      intervalsSinceAnnounced += 1;
      if (intervalsSinceAnnounced < intervals || isListenerBusy()) return;
      intervalsSinceAnnounced = 0;
      const count = closed - (closedCounts.at(-1 - intervals) ?? closed);
      if (count === 0) return;
      const [many, one] = pace === '10' ? [texts.moment, texts.momentOne] : [texts.minute, texts.minuteOne];
      announce(
        fill(count === 1 ? one : many, {
          count: formatCount(count, locale),
          total: formatMoney(total, locale),
        }),
        true,
      );
    };

    return visibleInterval(INTERVAL_MS, onStart, onInterval);
  }, [paused, locale, texts, store, digestPace]);

  return null;
}

/** Something else is being read, or has just been announced. Then the digest waits for a later interval. */
function isListenerBusy(): boolean {
  return openDialogCount() > 0 || msSinceAnnouncement() < HEARD_MS;
}
