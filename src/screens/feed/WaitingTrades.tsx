import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LIST_LENGTH, type Trade } from '../../engine';
import { formatCount } from '../../format';
import { fill } from '../../i18n';
import { spokenTextsOf } from '../../i18n/spokenTexts';
import { useMoment, useSessionStore } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { useLanguage } from '../language/language';
import * as styles from './feed.module.css';
import { watchRows } from './watchRows';

/** More than this is not read at a glance. */
const COUNTED = 99;

type WaitingTradesProps = {
  /** The rows that keep their places, or null. */
  held: readonly Trade[] | null;
  onHold: (rows: readonly Trade[] | null) => void;
};

/**
 * Holds the list while a visitor stands in a row, with the pointer, the keyboard or a selection, and says how many
 * trades wait meanwhile. It keeps its place when there are none. Nobody is told of it: new rows are silent.
 */
export function WaitingTrades({ held, onHold }: WaitingTradesProps) {
  const { locale, currency } = useLanguage();
  const texts = spokenTextsOf(locale);
  const store = useSessionStore();
  const trades = useMoment((moment) => moment.session.trades);
  const place = useRef<HTMLDivElement>(null);
  const [closedBefore, setClosedBefore] = useState(0);
  const rows = useRef<ReturnType<typeof watchRows>>(null);

  useEffect(() => {
    const card = place.current?.closest<HTMLElement>('section');
    if (!card) return;
    const watched = watchRows(card, (holds) => {
      const { session } = store.getMoment();
      setClosedBefore(session.account.closed);
      onHold(holds ? session.trades : null);
    });
    rows.current = watched;
    // Rows of another moment or another run are not held.
    let { opened } = store.getMoment();
    const unsubscribe = store.subscribe(() => {
      const moment = store.getMoment();
      if (moment.opened !== opened) watched.release();
      ({ opened } = moment);
    });
    return () => {
      unsubscribe();
      watched.leave();
    };
  }, [store, onHold]);

  // A row may leave although somebody stands on it, as after a click: then the list has the focus.
  useLayoutEffect(() => rows.current?.mendFocus());

  const closed = useMoment(({ session }) => session.account.closed);
  const unseen =
    held === null ? 0 : trades.filter((trade) => !held.some(({ key }) => key === trade.key)).length;
  // The session keeps only the latest ten.
  const waiting = unseen < LIST_LENGTH ? unseen : Math.max(unseen, closed - closedBefore);
  const count = waiting > COUNTED ? `${COUNTED}+` : formatCount(waiting, currency);
  const [show, rest, waits] =
    waiting === 1
      ? (['showOne', 'showOneRest', 'waitingOne'] as const)
      : (['show', 'showRest', 'waiting'] as const);

  const said = waiting === 0 ? null : fill(texts[waits], { count });

  // The caption of the table says it too; the rows and the table are drawn elsewhere.
  useEffect(() => {
    const list = place.current?.closest('section')?.querySelector('[role=group]');
    const table = list?.querySelector('table');
    if (list) list.ariaDescription = texts.keys;
    if (table) table.ariaDescription = said;
  }, [texts, said]);

  return (
    <div ref={place} className={styles.place}>
      {waiting > 0 && (
        <Button
          className={styles.show}
          onClick={() => {
            rows.current?.release();
            rows.current?.focusList();
          }}
        >
          <span>{fill(texts[show], { count })}</span> <span className="sr-only">{texts[rest]}</span>
        </Button>
      )}
    </div>
  );
}
