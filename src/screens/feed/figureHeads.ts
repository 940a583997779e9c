import type { Texts } from '../../i18n';

/** The columns that a row has figures in: heads of the list, and beside each figure where the page is narrow. */
export const figureHeads = (texts: Texts) => [texts.buy, texts.sell, texts.profit] as const;
