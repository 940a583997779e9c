import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectFeedScenario } from '../../store/selectors';
import { CardScenarioContext } from '../../ui/Card/Card';
import { Digest } from '../lazyParts';
import { Page } from './Page';

/** Route A, the catch-all: a trade every one to three seconds. Where the market is fair, every card says so. */
export function DashboardPage() {
  const { texts } = useLanguage();
  const fair = useStoreState(selectFeedScenario);
  return (
    <CardScenarioContext value={fair ? texts.fair : ''}>
      <Page />
      <Digest />
    </CardScenarioContext>
  );
}
