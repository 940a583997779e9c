import { RIGGED } from '@simulation/engine';
import type { Page } from './address/page';
import type { Parameters } from './address/parameters';
import type { Visit } from './visit';

/**
 * What a link to another page of the site says of a visit: its run. In another language the dashboard goes on where the page is,
 * and the story opens at the same stage. `/v` and its script begin anew: their time is another one.
 */
export function toPage({ address, run, play, story }: Visit, { route, locale }: Page): Partial<Parameters> {
  const { route: opened, market = RIGGED, ...given } = run;
  const { picked, theme } = address;
  const moment = {
    t: play.at || undefined,
    speed: play.speed === 1 ? undefined : play.speed,
    still: play.paused,
  };
  return {
    ...given,
    theme,
    ...(route === 'dashboard' && locale !== address.locale && { ...moment, scene: story?.position.scene }),
    // `/v` has no market to choose.
    ...(route === 'dashboard' && opened === 'dashboard' && { market, picked }),
  };
}

/** What a link to share says: what is given, or while the story is open its way and its chapter. */
export function toShare({ story }: Visit, given: Partial<Parameters>): Partial<Parameters> {
  return story ? { seed: given.seed, scene: story.position.scene } : given;
}
