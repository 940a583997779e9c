import { CERTAIN } from '../limits';
import { defineMarket } from './defineMarket';

/** The feed of the specification: every trade gains its size. */
export const rigged = defineMarket({
  parameters: [],
  variantOf: () => 'usual',
  branches: () => [{ share: CERTAIN, times: 1, plus: 0 }],
});
