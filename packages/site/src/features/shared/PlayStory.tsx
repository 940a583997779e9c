import { useLanguage } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { BUTTON_LOOKS, Button } from '../../ui/Button/Button';
import { useLink } from './links';

/**
 * Opens the story in place of the dialog, where it was left if it was. It plays on the dashboard, so on `/v` it is a
 * link there.
 */
export function PlayStory() {
  const { texts } = useLanguage();
  const toPage = useLink();
  const { dispatch } = useSessionStore();
  const { route, seed } = useStoreState(selectOwnRun);
  const wasLeft = useStoreState(({ visit }) => visit.leftStory !== undefined);
  if (route === 'v') {
    return (
      <a className={BUTTON_LOOKS.leads} href={toPage('dashboard', { seed, scene: 'story' })}>
        {texts.playStory}
      </a>
    );
  }
  return (
    <Button variant="leads" onClick={() => dispatch({ type: 'openStory' })}>
      {wasLeft ? texts.resumeStory : texts.playStory}
    </Button>
  );
}
