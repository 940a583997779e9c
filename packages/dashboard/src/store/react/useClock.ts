import { formatClock } from '@simulation/engine/format';
import { fill } from '../../i18n';
import { selectTold } from '../selectors';
import { useLanguage } from './language';
import { useStoreState } from './useSession';

/** How a moment of the run is written: as a clock, where an extra tells it as its day. */
export function useClock(): (ms: number) => string {
  const { day } = useLanguage().texts;
  const told = useStoreState(selectTold);
  return told ? (ms) => fill(day, { day: String(told.day + Math.floor(ms / told.dayMs)) }) : formatClock;
}
