import type { Page } from './address/page';
import type { Parameters } from './address/parameters';
import { isOfOtherVersion, type Visit } from './visit';

/**
 * What a link to another page of the site says of a visit: its run. In another language the dashboard goes on where the page is,
 * and the story opens at the same stage. From `/v` and to it a page begins anew: their times are others, and `/v` has no market.
 */
export function toPage(visit: Visit, { route, locale }: Page): Partial<Parameters> {
  const { address, run, play, story } = visit;
  const { route: opened, market, ...given } = run;
  const { picked, theme } = address;
  if (route === 'v' || opened === 'v') return { ...given, theme };
  const moment = locale !== address.locale && {
    t: isOfOtherVersion(visit) ? address.t : play.at || undefined,
    speed: play.speed === 1 ? undefined : play.speed,
    still: play.paused,
    scene: isOfOtherVersion(visit) ? address.scene : story?.position.scene,
    engine: address.engine,
  };
  return { ...given, theme, market, picked, ...moment };
}

/** What a link to share says: what is given, or while the story is open its way and its chapter. */
export function toShare({ story }: Visit, given: Partial<Parameters>): Partial<Parameters> {
  return story ? { seed: given.seed, scene: story.position.scene } : given;
}
