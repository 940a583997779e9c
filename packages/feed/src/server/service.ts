import { Admission } from './admission';
import { Report } from './report';
import type { ServeSettings } from './settings';

/** What all connections of a server share. */
export type Service = Readonly<ReturnType<typeof createService>>;

export function createService(settings: ServeSettings) {
  const report = new Report(process.stderr, settings.log);
  return { settings, report, admission: new Admission(settings, report) };
}
