import { scenesOf } from '@simulation/dashboard/texts';
import type { Route } from '@simulation/engine';
import { scenes as ofExplanation } from '@simulation/explanation/lessons';
import { scenes as ofStatistics } from '@simulation/statistics/lessons';

/** A scene of a page by its name; undefined for one that it does not have. */
export const sceneOf = (name: string | undefined, route: Route, seed: string) =>
  scenesOf(route, [ofExplanation, ofStatistics]).get(name)?.(seed);
