import { formatClock } from '../../format/formatClock';
import { useStory } from './story';

/** How a moment of the run is written: as a clock, or as the story writes it. */
export function useClock(): (ms: number) => string {
  return useStory().clock ?? formatClock;
}
