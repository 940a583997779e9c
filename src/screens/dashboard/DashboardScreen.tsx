import { useMoment } from '../../store/useSession';
import { CardScenarioContext } from '../../ui/Card/Card';
import { useLanguage } from '../language/language';
import { Digest } from '../later/lazy';
import { Page } from '../page/Page';

/** Route A, the catch-all: a trade every one to three seconds. Where the market is fair, every card says so. */
export function DashboardScreen() {
  const { texts } = useLanguage();
  const fair = useMoment((moment) => moment.session.run.scenario);
  return (
    <CardScenarioContext value={fair ? texts.fair : ''}>
      <Page />
      <Digest />
    </CardScenarioContext>
  );
}
