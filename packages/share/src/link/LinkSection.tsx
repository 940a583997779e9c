import {
  Button,
  DraftContext,
  Section,
  selectExtra,
  useActions,
  useDialogButton,
  useLanguage,
  useStoreState,
  useTexts,
  whyUnreachable,
} from '@simulation/dashboard';
import { useContext } from 'react';
import { useIsUnclear } from '../shareChoice';
import { shareTexts } from '../texts/share';
import { CopyLink } from './CopyLink';

/** The link of the run, as a text, as QR codes and as HTML; where a link leads nowhere, why. */
export function LinkSection() {
  const { texts: page } = useLanguage();
  const texts = useTexts(shareTexts);
  const { site } = useActions();
  // A sandbox without `allow-same-origin` gives an opaque origin, which is written "null".
  const isSandboxed = window.origin === 'null' && window.parent !== window;
  return (
    <Section title={texts.title}>
      {site.hasLinks ? <Links /> : <p>{page.noLinks}</p>}
      {isSandboxed && <p>{texts.embedding.inSandbox}</p>}
    </Section>
  );
}

function Links() {
  const texts = useTexts(shareTexts);
  const [hasDraft] = useContext(DraftContext);
  const qr = useDialogButton('share/qr');
  const classList = useDialogButton('share/classList');
  const embed = useDialogButton('share/embed');
  const isUnclear = useIsUnclear();
  const unreachable = whyUnreachable(window.location);
  return (
    <>
      <p>{useStoreState(selectExtra) === undefined ? texts.about : texts.besideExtra}</p>
      {hasDraft && <p>{texts.draft}</p>}
      {unreachable !== undefined && <p>{texts.only[unreachable]}</p>}
      <CopyLink />
      <div className="row">
        <Button {...qr} aria-disabled={isUnclear}>
          {texts.classroom.open}
        </Button>
        <Button {...classList} aria-disabled={isUnclear}>
          {texts.classroom.listOpen}
        </Button>
        {unreachable !== 'file' && (
          <Button {...embed} aria-disabled={isUnclear}>
            {texts.embedding.open}
          </Button>
        )}
      </div>
    </>
  );
}
