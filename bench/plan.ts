import type { Floor } from './buildPages';
import type { Results } from './lines';
import { measureEngine, measureEngineRuns } from './measures/engine';
import { measureLinkTo, measureLoad } from './measures/load';
import { measureIdle, measureRunning, measureSpeed } from './measures/running';
import { measureSkippedDay } from './measures/skip';
import type { Options } from './options';
import type { Measurement } from './packages';
import type { Site } from './serveFolder';
import type { Environment } from './visit';

export type Sites = Readonly<Record<'product' | 'engine' | Floor, Site>>;

/** The layout shift of a page is promised for five minutes. */
const FIVE_MINUTES_S = 300;

/** The longest run that a link can name, in simulated seconds. The equity curve then has as many points as it can. */
const MONTH_S = 30 * 24 * 60 * 60;

/** The longest watch of pages that are no part of the comparison of running pages, in seconds. */
const SHORT_S = 10;

/** Measures everything once, then everything again, so that a busy moment of the machine affects neighbors alike. */
export async function runPlan(
  environment: Environment,
  sites: Sites,
  options: Options,
  ofPackages: readonly Measurement[],
): Promise<Results> {
  const { only, rounds, loadsPerRound, quick } = options;
  const isWanted = ({ name }: Measurement) => name.startsWith(only);
  const loads = loadsOf(environment, sites).filter(isWanted);
  const others = [...othersOf(environment, sites, options.seconds), ...ofPackages].filter(isWanted);
  const results: Results = {};
  const run = async ({ name, measure }: Measurement, position: string) => {
    process.stdout.write(`\r${`${position}: ${name}`.padEnd(48)}`);
    results[name] ??= [];
    results[name].push(await measure());
  };
  for (let round = 1; round <= rounds; round += 1) {
    const position = `round ${round} of ${rounds}`;
    for (let load = 0; load < loadsPerRound; load += 1)
      for (const measurement of loads) await run(measurement, position);
    for (const measurement of others) await run(measurement, position);
  }
  const longest: Measurement = {
    name: 'five minutes',
    measure: () => measureRunning(environment, sites.product, FIVE_MINUTES_S),
  };
  if (!quick && isWanted(longest)) await run(longest, 'once');
  return results;
}

function loadsOf(environment: Environment, sites: Sites): Measurement[] {
  const load = (name: 'product' | 'shell' | 'card', slow: boolean): Measurement => ({
    name: `${slow ? 'slow' : 'load'} ${name}`,
    measure: () => measureLoad(environment, sites[name], { slow }),
  });
  return [load('product', false), load('product', true), load('shell', true), load('card', true)];
}

function othersOf(environment: Environment, sites: Sites, seconds: number): Measurement[] {
  const short = Math.min(seconds, SHORT_S);
  const { product, live, engine } = sites;
  return [
    { name: 'running product', measure: () => measureRunning(environment, product, seconds) },
    { name: 'running live', measure: () => measureRunning(environment, live, seconds) },
    { name: 'paused', measure: () => measureIdle(environment, product, 'paused', short) },
    { name: 'hidden', measure: () => measureIdle(environment, product, 'hidden', short) },
    { name: 'speed 1000', measure: () => measureSpeed(environment, product, short) },
    { name: 'skip a day', measure: () => measureSkippedDay(environment, product) },
    { name: 'link to a month', measure: () => measureLinkTo(environment, product, MONTH_S) },
    { name: 'engine', measure: () => measureEngine(environment, engine) },
    { name: 'engine, runs', measure: () => measureEngineRuns(environment, engine) },
  ];
}
