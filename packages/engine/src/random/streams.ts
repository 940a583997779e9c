import { byName } from '../byName';
import { normalizeSeed } from '../seed';
import { Prng, type PrngState, seedState } from './prng';

/**
 * One independent stream per concern, so that a new kind of draw never shifts the others: adding a draw to the
 * bell leaves every trade of a shared link as it was. A stream is seeded with its name, so a new name is a new sequence.
 */
export const STREAMS = [
  'amount', // start amount
  'count', // start trades
  'rate', // success rate
  'bell', // notification count
  'people', // first name
  'pace', // delays between trades
  'trades', // instrument, profit and sell value of the dashboard's trades
  'identity', // key and uuid of every trade
  'history', // the five trades that `/v` starts with
  'positions', // instrument and buy price of the two trades that `/v` opens
  'rises', // the steps by which their profits rise
  'outcomes', // in a market: whether a trade of the dashboard gains or loses
] as const;

export type StreamName = (typeof STREAMS)[number];

export type Streams = Readonly<Record<StreamName, PrngState>>;

/**
 * The states of a seed's streams at their start. No normal form has a zero character, so that no seed can be mistaken for
 * the end of a stream's name.
 */
export function streamStarts(seed: string): (name: StreamName) => PrngState {
  const normalized = normalizeSeed(seed);
  return (name) => seedState(`${name}\0${normalized}`);
}

/** The generator of a stream, at its start. */
export function createPrng(seed: string, name: StreamName): Prng {
  return new Prng(streamStarts(seed)(name));
}

export function initialStreams(seed: string): Streams {
  return byName(STREAMS, streamStarts(seed));
}
