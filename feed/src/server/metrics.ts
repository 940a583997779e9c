import { ENGINE_VERSION } from '../../../src/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { answer, type Exchange } from './answer';
import type { Service } from './service';

type Samples = number | ReadonlyMap<string, number>;

/** Lines of Prometheus' text format, version 0.0.4; of several samples each has a reason. */
function metric(name: string, type: 'counter' | 'gauge', help: string, samples: Samples): string {
  const lines =
    typeof samples === 'number'
      ? [`${name} ${samples}`]
      : Array.from(samples, ([reason, count]) => `${name}{reason="${reason}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function metrics({ streams, report, lag, searches }: Service, bytes: number): string {
  const { user, system } = process.cpuUsage();
  return [
    metric('simulated_trades_streams', 'gauge', 'Open streams and downloads.', streams.size),
    metric(
      'simulated_trades_ready',
      'gauge',
      'Whether new clients should be sent here.',
      Number(streams.state === 'ready'),
    ),
    metric(
      'simulated_trades_asked_events_per_second',
      'gauge',
      'Events that open streams ask for.',
      streams.rate,
    ),
    metric('simulated_trades_refused_total', 'counter', 'Requests refused, by reason.', report.refused),
    metric(
      'simulated_trades_too_slow_total',
      'counter',
      'Clients closed because they did not read.',
      report.closedAsTooSlow,
    ),
    metric('simulated_trades_events_total', 'counter', 'Events sent by streams.', report.events),
    metric('simulated_trades_sent_bytes_total', 'counter', 'Bytes sent to all connections.', bytes),
    metric(
      'simulated_trades_event_loop_lag_seconds',
      'gauge',
      'How late timers are, on average over two seconds.',
      lag.mean / 1_000,
    ),
    metric('simulated_trades_searches_total', 'counter', 'Searches for a far place of a run.', searches.made),
    metric(
      'simulated_trades_searches_waiting',
      'gauge',
      'Runs in which a place is sought now.',
      searches.waiting,
    ),
    metric('simulated_trades_faults_total', 'counter', 'Requests answered with 500.', report.faults),
    metric('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss()),
    '# HELP simulated_trades_build_info Versions of package and engine.\n# TYPE simulated_trades_build_info gauge\n',
    `simulated_trades_build_info{version="${packageJson.version}",engine_version="${ENGINE_VERSION}"} 1\n`,
  ].join('');
}

/** `GET /metrics`, for Prometheus. */
export function sendMetrics(exchange: Exchange): void {
  answer(exchange.response, 200, metrics(exchange, exchange.traffic.bytes), {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
  });
}
