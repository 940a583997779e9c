import { formatClock } from '@simulation/engine/format';
import { fill } from '../../i18n';
import { DAY_MS } from '../../visit/story/days';
import { selectIsRobins } from '../selectors';
import { useLanguage } from './language';
import { useStoreState } from './useSession';

/** How a moment of the run is written: as a clock, in the story as its day. */
export function useClock(): (ms: number) => string {
  const { storyDay } = useLanguage().texts;
  const isRobins = useStoreState(selectIsRobins);
  return isRobins ? (ms) => fill(storyDay, { day: String(Math.floor(ms / DAY_MS)) }) : formatClock;
}
