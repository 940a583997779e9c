import { ENGINE_VERSION } from '../../../src/engine';
import packageJson from '../../package.json' with { type: 'json' };
import { answer, type Exchange } from './answer';

/** `GET /health`: the process is up, and what it does. */
export function sendHealth({ response, streams }: Exchange): void {
  const health = {
    status: 'ok',
    simulated: true,
    version: packageJson.version,
    engineVersion: ENGINE_VERSION,
    streams: streams.size,
    closedAsTooSlow: streams.closedAsTooSlow,
  };
  answer(response, 200, `${JSON.stringify(health)}\n`, { 'Content-Type': 'application/json' });
}
