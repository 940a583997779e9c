import { pathOf, writeAddress } from '../../address/writeAddress';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { useStory } from '../../store/react/story';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';

/** Opens the story to play in place of the dialog. It plays on the dashboard, so on `/v` it is a link there. */
export function PlayStory({ className }: { className?: string }) {
  const { texts } = useLanguage();
  const { site } = useActions();
  const { open } = useStory();
  const [, setDialog] = useOpenDialog();
  const { route, seed } = useStoreState(selectRun);
  if (route === 'v') {
    const path = pathOf({ route: 'dashboard', locale: 'en' }, site);
    return (
      <a className={className} href={writeAddress(path, { seed, scene: 'story' })}>
        {texts.playStory}
      </a>
    );
  }
  return (
    <Button
      className={className}
      onClick={() => {
        setDialog(undefined);
        open();
      }}
    >
      {texts.playStory}
    </Button>
  );
}
