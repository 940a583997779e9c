import { describe, expect, it } from 'vitest';
import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { FIRST_NAMES } from './people';
import { AIRCRAFT_TYPES } from './reference/aircraftTypes';
import { AIRLINES } from './reference/airlines';
import { AIRPORTS } from './reference/airports';
import { BEARS } from './reference/bears';
import { BIRDS } from './reference/birds';
import { isRunName, nameRun } from './runName';

describe('the lists of the specification', () => {
  // E127 E128
  it('has the seven crypto assets, each with an inline drawing of its own', () => {
    expect(CRYPTO_ASSETS.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'Bitcoin BTC',
      'Ethereum ETH',
      'Tether USDT',
      'Binance Coin BNB',
      'Solana SOL',
      'USD Coin USDC',
      'XRP XRP',
    ]);
    expect(new Set(CRYPTO_ASSETS.map(({ image }) => image)).size).toBe(7);
    for (const { image } of CRYPTO_ASSETS) expect(image).toMatch(/^coin-[A-Z]+$/);
  });

  // E129 E130
  it('has the seven fiat currencies with their symbols', () => {
    expect(FIAT_CURRENCIES.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual([
      'USD $',
      'EUR €',
      'GBP £',
      'AUD $',
      'CAD $',
      'JPY ¥',
      'CHF Fr',
    ]);
    for (const { name } of FIAT_CURRENCIES) expect(name).not.toBe('');
  });

  // E131 E132 E133
  it.each([
    ['airlines', AIRLINES.map(({ name }) => name), 20],
    ['aircraft types', AIRCRAFT_TYPES, 20],
    ['airports', AIRPORTS, 20],
    ['bear species', BEARS, 8],
    ['bird species', BIRDS, 20],
    ['first names', FIRST_NAMES, 60],
  ])('has sample %s, none twice', (_, list: readonly string[], least) => {
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(new Set(list).size).toBe(list.length);
  });
});

describe('the name of a run', () => {
  it('is spoken as bear, bird and airport', () => {
    const name = nameRun([BEARS.indexOf('sun bear'), BIRDS.indexOf('hoopoe'), AIRPORTS.indexOf('MUC')]);
    expect(name).toBe('sun-bear-hoopoe-MUC');
  });

  it('is known from any other seed', () => {
    for (let n = 0; n < 500; n += 1) expect(isRunName(nameRun([n, n * 7, n * 13]))).toBe(true);
    expect(isRunName(`${'x'.repeat(54)}-y-MUC`)).toBe(true);
    for (const other of [
      '',
      '7',
      'hoopoe',
      'sun-bear',
      '<b>-x-MUC',
      'sun-bear-hoopoe-muc',
      '7-sun-bear-hoopoe-MUC',
      'sun-bear-hoopoe-MUCK',
      `${'x'.repeat(55)}-y-MUC`,
    ]) {
      expect(isRunName(other)).toBe(false);
    }
  });

  it('takes any drawn word', () => {
    expect(nameRun([2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1])).toMatch(/^[a-z-]+-[A-Z]{3}$/);
  });
});
