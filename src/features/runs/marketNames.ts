import type { MarketName } from '../../engine/runs/question';
import type { Texts } from '../../i18n/texts';

/** What both markets are called. */
export function marketNames(page: Texts): Readonly<Record<MarketName, string>> {
  return { rigged: page.rigged, fair: page.fair };
}
