import { Lag } from './lag';
import { Report } from './report';
import { Searches } from './searches';
import type { ServeSettings } from './settings';
import { Streams } from './streams';
import { Traffic } from './traffic';
import { Turns } from './turns';

/** What all connections of a server share. */
export type Service = Readonly<ReturnType<typeof createService>>;

export function createService(settings: ServeSettings) {
  const turns = new Turns();
  const report = new Report(process.stderr, settings.log);
  return {
    settings,
    report,
    streams: new Streams(settings, report),
    turns,
    searches: new Searches(turns),
    lag: new Lag(),
    traffic: new Traffic(),
  };
}
