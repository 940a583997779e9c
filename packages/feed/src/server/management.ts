import { ENGINE_VERSION } from '@simulation/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { RETRY_SECONDS } from './admission';
import { answer, type Exchange } from './answer';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Seconds since 1970. */
const STARTED = performance.timeOrigin / 1_000;

/** `GET /health`: the process is up, and what it does. */
function sendHealth({ response, admission, report }: Exchange): void {
  const health = {
    status: 'ok',
    simulated: true,
    version: packageJson.version,
    engineVersion: ENGINE_VERSION,
    streams: admission.streams,
    closedAsTooSlow: report.closedAsTooSlow,
  };
  answer(response, 200, `${JSON.stringify(health)}\n`, JSON_TYPE);
}

/** `GET /ready`: whether new clients should be sent here. */
function sendReady({ response, admission }: Exchange): void {
  const status = admission.state;
  const body = `${JSON.stringify({ status, simulated: true })}\n`;
  answer(response, status === 'ready' ? 200 : 503, body, {
    ...JSON_TYPE,
    ...(status !== 'ready' && { 'Retry-After': String(RETRY_SECONDS) }),
  });
}

/** Of several samples each has labels, or what ends its name. */
function metricsOf({ admission, report }: Exchange) {
  const { connections, lag, searches } = admission;
  const { user, system } = process.cpuUsage();
  const refused = Array.from(report.refused, ([reason, count]) => `{reason="${reason}"} ${count}`);
  const lateness = Array.from(
    report.lateness,
    ([bound, count]) => `_bucket{le="${Number.isFinite(bound) ? bound / 1_000 : '+Inf'}"} ${count}`,
  );
  const isReady = admission.state === 'ready';
  const build = `{version="${packageJson.version}",engine_version="${ENGINE_VERSION}"} 1`;
  return [
    ['simulated_trades_streams', 'gauge', 'Open streams and downloads.', admission.streams],
    ['simulated_trades_connections', 'gauge', 'Open connections of clients.', connections.size],
    [
      'simulated_trades_idle_closed_total',
      'counter',
      'Idle connections closed to make room.',
      connections.gaveWay,
    ],
    ['simulated_trades_ready', 'gauge', 'Whether new clients should come.', Number(isReady)],
    ['simulated_trades_asked_events_per_second', 'gauge', 'Events that streams ask for.', admission.rate],
    ['simulated_trades_refused_total', 'counter', 'Requests refused, by reason.', refused],
    ['simulated_trades_too_slow_total', 'counter', 'Clients that did not read.', report.closedAsTooSlow],
    ['simulated_trades_events_total', 'counter', 'Events sent by streams.', report.events],
    [
      'simulated_trades_event_lateness_seconds',
      'histogram',
      'How long after its time an event is sent.',
      [...lateness, `_sum ${report.latenessSum / 1_000}`, `_count ${report.events}`],
    ],
    ['simulated_trades_sent_bytes_total', 'counter', 'Bytes sent to all connections.', connections.bytes],
    ['simulated_trades_event_loop_lag_seconds', 'gauge', 'Median lateness of timers.', lag.median / 1_000],
    ['simulated_trades_searches_total', 'counter', 'Searches for a far place of a run.', searches.made],
    ['simulated_trades_searches_waiting', 'gauge', 'Runs in which a place is sought.', searches.waiting],
    ['simulated_trades_faults_total', 'counter', 'Requests answered with 500.', report.faults],
    ['simulated_trades_log_lines_lost_total', 'counter', 'Lines of the log lost.', report.linesLost],
    ['process_start_time_seconds', 'gauge', 'When the process started.', STARTED],
    ['process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6],
    ['process_resident_memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss()],
    ['simulated_trades_build_info', 'gauge', 'Versions of package and engine.', [build]],
  ] as const;
}

/** `GET /metrics`: Prometheus' text format, version 0.0.4. */
function sendMetrics(exchange: Exchange): void {
  const lines = metricsOf(exchange).flatMap(([name, type, help, samples]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...(typeof samples === 'number' ? [` ${samples}`] : samples).map((sample) => `${name}${sample}`),
  ]);
  answer(exchange.response, 200, `${lines.join('\n')}\n`, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
  });
}

/** What those who operate a server ask it. */
export const MANAGEMENT = { '/health': sendHealth, '/ready': sendReady, '/metrics': sendMetrics };
