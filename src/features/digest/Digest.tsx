import { useEffect } from 'react';
import { visibleInterval } from '../../async/visibleInterval';
import { formatCount, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { digestTexts } from '../../i18n/digest';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectPaused } from '../../store/selectors';
import { openDialogCount } from '../../ui/Dialog/dialogStack';
import { msSinceAnnouncement } from '../../ui/Status/announce';
import { announceBriefly } from '../../ui/Status/announceBriefly';

/** The shortest interval between two announcements, at any simulated speed. The longer interval is a multiple. */
const BEAT_MS = 10_000;
const BEATS = { off: Number.POSITIVE_INFINITY, '10': 1, '60': 6 } as const;

/** What was said just now is heard out first. */
const HEARD_MS = 3_000;

/**
 * The new trades in one sentence, at the pace that the visitor chose: how many in the visitor's last minute or ten
 * seconds, and the total. Says nothing when there were none, while a dialog is open, paused or hidden.
 */
export function Digest() {
  const { locale, currency } = useLanguage();
  const store = useSessionStore();
  const { digestPace } = useActions();
  const paused = useStoreState(selectPaused);

  useEffect(() => {
    if (paused) return;
    const texts = digestTexts[locale];
    /** Trades closed at the latest beats, as many as the longer pace needs. */
    let closedAt: number[] = [];
    let unsaid = 0;
    let { openCount } = store.getState();

    const begin = () => {
      closedAt = [store.getState().session.account.closed];
      unsaid = 0;
    };

    const beat = () => {
      const state = store.getState();
      if (state.openCount !== openCount || state.withheld) {
        ({ openCount } = state);
        return begin(); // a jump, another run or no label: nobody waited for its trades, or is to hear of them
      }
      const { closed, total } = state.session.account;
      const pace = digestPace();
      const beats = BEATS[pace];
      closedAt = [...closedAt.slice(-BEATS['60']), closed];
      unsaid += 1;
      if (unsaid < beats || isListenerBusy()) return;
      unsaid = 0;
      const count = closed - (closedAt.at(-1 - beats) ?? closed);
      if (count === 0) return;
      const ten = pace === '10';
      const many = ten ? texts.moment : texts.minute;
      const one = ten ? texts.momentOne : texts.minuteOne;
      announceBriefly(
        fill(count === 1 ? one : many, {
          count: formatCount(count, currency),
          total: formatMoney(total, currency),
        }),
      );
    };

    return visibleInterval(BEAT_MS, begin, beat);
  }, [paused, locale, currency, store, digestPace]);

  return null;
}

/** Something else is being read, or has just been said. Then the digest waits for a later beat. */
function isListenerBusy(): boolean {
  return openDialogCount() > 0 || msSinceAnnouncement() < HEARD_MS;
}
