import { CRYPTO_ASSETS, type CryptoAsset, FIAT_CURRENCIES, type FiatCurrency } from './assets';
import { pickOne } from './random/draw';
import type { Prng } from './random/prng';

/** BASE/QUOTE of a trade: a crypto asset sold for a fiat currency. */
export type Instrument = { readonly currencySell: CryptoAsset; readonly currencyBuy: FiatCurrency };

/** Two draws: the asset, then the currency. */
export function drawInstrument(prng: Prng): Instrument {
  return { currencySell: pickOne(prng, CRYPTO_ASSETS), currencyBuy: pickOne(prng, FIAT_CURRENCIES) };
}
