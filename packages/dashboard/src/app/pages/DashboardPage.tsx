import { useMarket } from '../../features/shared/market';
import { markedName } from '../../features/shared/marketText';
import { useLanguage } from '../../store/react/language';
import { CardScenarioContext } from '../../ui/Card/Card';
import { Page } from './Page';

/**
 * Route A, the catch-all: a trade every one to three seconds. Every card names a market that is not the specified feed.
 */
export function DashboardPage() {
  const language = useLanguage();
  return (
    <CardScenarioContext value={markedName(useMarket(), language)}>
      <Page />
    </CardScenarioContext>
  );
}
