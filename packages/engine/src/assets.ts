type CryptoCode = 'BTC' | 'ETH' | 'USDT' | 'BNB' | 'SOL' | 'USDC' | 'XRP';
type FiatCode = 'USD' | 'EUR' | 'GBP' | 'AUD' | 'CAD' | 'JPY' | 'CHF';

/** Specification, section 3. `image` is the id of an inline icon in the page. */
export type CryptoAsset = { readonly name: string; readonly code: CryptoCode; readonly image: string };

/** Specification, section 3. */
export type FiatCurrency = { readonly name: string; readonly code: FiatCode; readonly symbol: string };

const crypto = (name: string, code: CryptoCode): CryptoAsset => ({ name, code, image: `coin-${code}` });

const fiat = (name: string, code: FiatCode, symbol: string): FiatCurrency => ({ name, code, symbol });

/**
 * The assets that are sold: the base of an instrument. Only these have an image. Their order is part of what a seed
 * draws.
 */
export const CRYPTO_ASSETS = [
  crypto('Bitcoin', 'BTC'),
  crypto('Ethereum', 'ETH'),
  crypto('Tether', 'USDT'),
  crypto('Binance Coin', 'BNB'),
  crypto('Solana', 'SOL'),
  crypto('USD Coin', 'USDC'),
  crypto('XRP', 'XRP'),
] as const;

/** The quote of an instrument. Their order is part of what a seed draws. */
export const FIAT_CURRENCIES = [
  fiat('US Dollar', 'USD', '$'),
  fiat('Euro', 'EUR', '€'),
  fiat('British Pound', 'GBP', '£'),
  fiat('Australian Dollar', 'AUD', '$'),
  fiat('Canadian Dollar', 'CAD', '$'),
  fiat('Japanese Yen', 'JPY', '¥'),
  fiat('Swiss Franc', 'CHF', 'Fr'),
] as const;
