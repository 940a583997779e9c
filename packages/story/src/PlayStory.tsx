import {
  BUTTON_LOOKS,
  Button,
  selectOwnRun,
  useLink,
  useSessionStore,
  useStoreState,
  useTexts,
} from '@simulation/dashboard';
import { BEGINNING, STORY } from './beginning';
import { doorTexts } from './texts/doors';

/**
 * Opens the story in place of the dialog, where it was left if it was. It plays on the dashboard, so on `/v` it is a
 * link there.
 */
export function PlayStory() {
  const texts = useTexts(doorTexts);
  const toPage = useLink();
  const { dispatch } = useSessionStore();
  const { route, seed } = useStoreState(selectOwnRun);
  const wasLeft = useStoreState(({ visit }) => visit.leftExtra?.name === STORY);
  if (route === 'v') {
    return (
      <a className={BUTTON_LOOKS.leads} href={toPage('dashboard', { seed, scene: STORY })}>
        {texts.playStory}
      </a>
    );
  }
  return (
    <Button variant="leads" onClick={() => dispatch({ type: 'openExtra', name: STORY, position: BEGINNING })}>
      {wasLeft ? texts.resumeStory : texts.playStory}
    </Button>
  );
}
