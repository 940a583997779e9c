import { cleanText } from '@simulation/engine';
import { fileName } from '@simulation/engine/format';
import { LONG_TEXTS } from '@simulation/engine/testing';
import { expect, it } from 'vitest';
import { readNumber } from '../../ui/NumberInput/readNumber';
import { pageOf } from './pageOf';
import { readParameters } from './parameters';
import { scenesOf } from './scenes';
import { folderSite, serverSite } from './site';

const FORMAT = { prefix: '$', suffix: '\u00a0€', thousandSeparator: '.', decimalSeparator: ',' };
const RULES = { format: FORMAT, decimalScale: 2, from: -1e12, to: 1e12 };

/** What reads a text that comes from outside: an address, a field, a file's own address. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  query: (text) => readParameters(`?${text}`),
  'other parts of an address': (text) =>
    readParameters(`?seed=${text}`, { pathname: `/${text}`, hash: `#${text}` }),
  name: (text) => readParameters(`?name=${encodeURIComponent(text)}`),
  seed: (text) => readParameters(`?seed=${encodeURIComponent(text)}`),
  amount: (text) => readParameters(`?amount=${encodeURIComponent(text)}`),
  path: (text) => pageOf(`/${text}`),
  'path of a server': (text) => serverSite('/', `/${text}`, ''),
  'path of a folder': (text) => folderSite({ protocol: 'file:', pathname: `/${text}` }, ''),
  'end of the address': (text) =>
    folderSite({ protocol: 'file:', pathname: '/', hash: `#${text},${text}` }, ''),
  scene: (text) => scenesOf('dashboard', []).get(text),
  'any text': (text) => cleanText(text, text.length),
  'typed number': (text) => readNumber(text, RULES),
  'name of a file': (text) => fileName(text, 'en', 'csv'),
};

// With a pattern that takes a time in the square of the length, one of these takes many times as long as a test may.
it.each(Object.entries(READERS))('a text of 100,000 characters is read at once as %s', (_, read) => {
  for (const text of LONG_TEXTS) expect(() => read(text)).not.toThrow();
});
