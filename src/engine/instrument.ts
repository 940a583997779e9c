import { CRYPTO_ASSETS, type CryptoAsset, FIAT_CURRENCIES, type FiatCurrency } from './assets';
import { below } from './random/draw';
import type { Prng } from './random/prng';

/** What a trade is in: BASE/QUOTE, a crypto asset sold for a fiat currency. */
export type Instrument = { readonly currencySell: CryptoAsset; readonly currencyBuy: FiatCurrency };

/** An instrument as it is drawn: places in the two lists. */
export type InstrumentDraw = { asset: number; currency: number };

/** Two draws: the asset, then the currency. */
export function drawInstrument(prng: Prng, draw: InstrumentDraw): void {
  draw.asset = below(prng, CRYPTO_ASSETS.length);
  draw.currency = below(prng, FIAT_CURRENCIES.length);
}

export function instrumentOf({ asset, currency }: InstrumentDraw): Instrument {
  return {
    currencySell: CRYPTO_ASSETS[asset] ?? CRYPTO_ASSETS[0],
    currencyBuy: FIAT_CURRENCIES[currency] ?? FIAT_CURRENCIES[0],
  };
}
