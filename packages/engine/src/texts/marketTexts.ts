import type { MarketName, ParameterOf, VariantOf } from '../markets';

/**
 * The texts of a market in one language (`<language>/markets.ts`). A market without a text does not compile. Places of
 * every text are the names of its parameters, `rule`, and `costs` where the market has a cost.
 */
type MarketTexts<Name extends MarketName> = {
  /** One for each variant, so that none is false of another. */
  readonly variants: Variants<
    Name,
    {
      readonly name: string;
      /** How results are drawn, as a part of the sentences of this market: their place `rule`. */
      readonly rule: string;
      /** Beneath the list. */
      readonly note: string;
    }
  >;
  /** How a result is drawn; `from` and `to` are the ends of a size. */
  readonly result: string;
  /** In the popover of the rate: where it comes from; `share` of the trades gain in the long run. */
  readonly rate: string;
  /** In the form, when it is chosen. */
  readonly choice: Variants<Name, string>;
  /** The names of its fields. */
  readonly parameters: Readonly<Record<ParameterOf<Name>, string>>;
};

/** Texts that a market has once for each of its variants. */
type Variants<Name extends MarketName, Each> = Readonly<Record<VariantOf<Name>, Each>>;

export type MarketsTexts = { readonly [Name in MarketName]: MarketTexts<Name> };
