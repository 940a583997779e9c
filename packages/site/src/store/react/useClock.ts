import { formatClock } from '@simulation/engine/format';
import { fill } from '../../i18n';
import { selectStory } from '../selectors';
import { useLanguage } from './language';
import { useStoreState } from './useSession';

/** How a moment of the run is written: as a clock, in the story as its day. */
export function useClock(): (ms: number) => string {
  const { storyDay } = useLanguage().texts;
  const shown = useStoreState(selectStory)?.place.shown;
  return shown
    ? (ms) => fill(storyDay, { day: String(shown.day + Math.floor(ms / shown.dayMs)) })
    : formatClock;
}
