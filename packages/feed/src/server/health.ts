import { ENGINE_VERSION } from '@simulation/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { answer, type Exchange } from './answer';
import { RETRY_HEADERS } from './busy';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** `GET /health`: the process is up, and what it does. */
export function sendHealth({ response, streams, report }: Exchange): void {
  const health = {
    status: 'ok',
    simulated: true,
    version: packageJson.version,
    engineVersion: ENGINE_VERSION,
    streams: streams.size,
    closedAsTooSlow: report.closedAsTooSlow,
  };
  answer(response, 200, `${JSON.stringify(health)}\n`, JSON_TYPE);
}

/** `GET /ready`: whether new clients should be sent here. */
export function sendReady({ response, streams }: Exchange): void {
  const status = streams.state;
  const body = `${JSON.stringify({ status, simulated: true })}\n`;
  answer(response, status === 'ready' ? 200 : 503, body, {
    ...JSON_TYPE,
    ...(status === 'ready' ? {} : RETRY_HEADERS),
  });
}
