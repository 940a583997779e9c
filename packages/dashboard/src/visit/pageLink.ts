import type { Page } from './address/pageOf';
import type { Parameters } from './address/parameters';
import { isOfOtherVersion, type Visit } from './visit';

/** The seed that a link names: while an extra is open that of its own run. */
export function linkSeed({ run, extra }: Visit): string {
  return extra?.position.seed ?? run.seed;
}

/**
 * What a link to another page of the site says of a visit: its run. In another language the dashboard goes on where the
 * page is, and an extra opens at the same position, with what has led there. From `/v` and to it a page begins anew: their times are others, and
 * `/v` has no market.
 */
export function toPage(visit: Visit, { route, locale }: Page): Partial<Parameters> {
  const { address, run, play, extra } = visit;
  const { route: opened, market, ...given } = run;
  const { picked, theme } = address;
  const engine = isOfOtherVersion(visit) ? address.engine : undefined;
  if (route === 'v' || opened === 'v') return { ...given, theme, engine };
  if (locale === address.locale) return { ...given, theme, market, picked };
  const scene = extra?.position.wholeScene ?? extra?.position.scene;
  if (engine !== undefined) return { ...address, seed: linkSeed(visit), scene: scene ?? address.scene };
  const speed = play.speed === 1 ? undefined : play.speed;
  const moment = { t: play.at || undefined, speed, still: play.paused, scene, engine: address.engine };
  return { ...given, seed: linkSeed(visit), theme, market, picked, ...moment };
}
