import type { Texts } from '../../i18n';

/** Headers of the columns with figures. Where the page is narrow each figure has its header beside it. */
export const columnHeaders = (texts: Texts) => [texts.buy, texts.sell, texts.profit] as const;
