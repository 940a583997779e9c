import { isSpecified, type Market } from '@simulation/engine';
import { useLanguage } from '../../store/react/language';
import { ScenarioBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { marketName } from './market';

/** The name of a market; a badge, unless it is the specified one. */
export function MarketName({ market }: { market: Market }) {
  const name = marketName(market, useLanguage());
  return <strong>{isSpecified(market) ? name : <ScenarioBadge>{name}</ScenarioBadge>}</strong>;
}
