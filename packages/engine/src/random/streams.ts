import { byName } from '../byName';
import { normalizeSeed } from '../seed';
import { type Prng, type PrngState, seededPrng } from './prng';

/**
 * One independent stream per concern, so that a new kind of draw never shifts the others: adding a draw to the bell
 * leaves every trade of a shared link as it was. A stream is seeded with its name, so a new name is a new sequence.
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

type StreamName = (typeof STREAMS)[number];

/** Streams that go on during a run. From the others all is drawn at its start. */
export const MOVING_STREAMS = ['pace', 'trades', 'identity', 'positions', 'rises', 'outcomes'] as const;

/** Where the streams of a run are that go on. */
export type Streams = Readonly<Record<(typeof MOVING_STREAMS)[number], PrngState>>;

/** The generator of each stream of a run, at its start. */
export type OpenStream = (name: StreamName) => Prng;

/**
 * The streams of a seed, which is brought into its normal form here and nowhere else. No normal form has a zero
 * character, so that no seed can be mistaken for the end of a stream's name.
 */
export function openStreams(seed: string): OpenStream {
  const normalized = normalizeSeed(seed);
  return (name) => seededPrng(`${name}\0${normalized}`);
}

/** Where those that go on are before anything is drawn. */
export function movingStreams(open: OpenStream): Streams {
  return byName(MOVING_STREAMS, (name) => open(name).state());
}
