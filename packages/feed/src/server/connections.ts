import type { ServeSettings } from './settings';

/** Room for connections that have not asked for anything yet, beside the streams. */
const HALF_OPEN_CONNECTIONS = 2_000;

/** Files that a process has open beside its connections. */
const OTHER_FILES = 50;

/** How many connections the settings ask for. */
export const wantedConnections = ({ connections }: Pick<ServeSettings, 'connections'>) =>
  connections + HALF_OPEN_CONNECTIONS;

/** How many files the process may have open; infinite where the system has no such limit. */
export function openFiles(): number {
  const { userLimits }: { userLimits?: { open_files?: { soft?: unknown } } } = process.report.getReport();
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/**
 * How many connections there may be. Without an own limit those beyond the limit of the system would be reset unnoticed:
 * neither Node nor a log would tell.
 */
export const mostConnections = (settings: ServeSettings) =>
  Math.max(1, Math.min(wantedConnections(settings), openFiles() - OTHER_FILES));
