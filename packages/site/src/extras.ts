import type { Extra } from '@simulation/dashboard';
import { explanation } from '@simulation/explanation';
import { lessons } from '@simulation/lessons';
import { share } from '@simulation/share';
import { statistics } from '@simulation/statistics';
import { story } from '@simulation/story';

/** What the page has beside the dashboard, in the order in which it shows them. */
export const extras: readonly Extra[] = [explanation, story, statistics, share, lessons];
