import { type RefObject, useEffect, useRef } from 'react';
import { useStoreState } from '../../../store/react/useSession';
import { selectOpenCount } from '../../../store/selectors';
import { useRowNavigation } from '../../../ui/RowList/useRowNavigation';
import { useSlideIn } from '../../../ui/RowList/useSlideIn';
import type { HoldRows } from './useHeldRows';
import { watchRows } from './watchRows';

type ListBehavior = {
  /** Key of the first row; undefined while there is none. */
  newest: number | undefined;
  /** Otherwise rows take their places at once. */
  animated: boolean;
  hold: HoldRows;
};

/** What the list of trades does: keys lead through it, rows slide in, and those that a visitor uses are held. */
export function useListBehavior(
  list: RefObject<HTMLElement | null>,
  { newest, animated, hold }: ListBehavior,
): void {
  const openCount = useStoreState(selectOpenCount);
  const rows = useRef<ReturnType<typeof watchRows>>(undefined);
  useRowNavigation(list);
  useSlideIn(list, newest, animated);

  useEffect(() => {
    if (list.current === null) return undefined;
    rows.current = watchRows(list.current, hold);
    return rows.current.stop;
  }, [list, hold]);

  useEffect(() => {
    if (openCount > 0) rows.current?.release(); // after each jump
  }, [openCount]);
}
