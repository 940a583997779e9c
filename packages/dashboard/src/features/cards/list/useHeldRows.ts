import { LIST_LENGTH } from '@simulation/engine';
import { useEffect, useRef, useState } from 'react';
import type { StoreState } from '../../../store/createSessionStore';
import { useSessionStore, useStoreState } from '../../../store/react/useSession';
import { selectOpenCount } from '../../../store/selectors';
import { watchRows } from './watchRows';

type Held = { readonly since: StoreState; readonly showLatest: () => void };

/**
 * The rows of the list: the latest trades, or those that are held while a visitor uses them. Rows of another run or
 * another time are not held.
 */
export function useHeldRows() {
  const list = useRef<HTMLDivElement>(null);
  const store = useSessionStore();
  const trades = useStoreState((state) => state.session.trades);
  const closed = useStoreState((state) => state.session.account.closed);
  const openCount = useStoreState(selectOpenCount);
  const [held, setHeld] = useState<Held | null>(null);
  const watched = useRef<ReturnType<typeof watchRows>>(undefined);

  useEffect(() => {
    if (list.current === null) return undefined;
    watched.current = watchRows(list.current, (showLatest) => {
      const since = store.getState();
      setHeld(
        (before) =>
          showLatest && (before?.since.openCount === since.openCount ? before : { since, showLatest }),
      );
    });
    return watched.current.stop;
  }, [store]);

  useEffect(() => {
    if (openCount > 0) watched.current?.release(); // after each jump
  }, [openCount]);

  const session = held?.since.openCount === openCount ? held.since.session : null;
  const rows = session?.trades.map((row) => trades.find(({ key }) => key === row.key) ?? row) ?? trades;
  const unseen = trades.filter(({ key }) => !rows.some((row) => row.key === key)).length;
  return {
    /** For the element of the list, which scrolls by itself or with the page. */
    list,
    /** The rows to show: the latest trades or those that are held, in their present state. */
    rows,
    /** How many trades are not shown because the rows are held. The session keeps only the latest ten. */
    waiting: unseen < LIST_LENGTH ? unseen : Math.max(unseen, closed - (session?.account.closed ?? closed)),
    /** While rows are held. */
    showLatest: held?.showLatest,
  };
}
