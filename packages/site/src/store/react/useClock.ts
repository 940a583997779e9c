import { formatClock } from '@simulation/engine/format';
import { fill } from '../../i18n';
import { selectRobins } from '../selectors';
import { useLanguage } from './language';
import { useStoreState } from './useSession';

/** How a moment of the run is written: as a clock, in the story as its day. */
export function useClock(): (ms: number) => string {
  const { storyDay } = useLanguage().texts;
  const robins = useStoreState(selectRobins);
  return robins
    ? (ms) => fill(storyDay, { day: String(robins.day + Math.floor(ms / robins.dayMs)) })
    : formatClock;
}
