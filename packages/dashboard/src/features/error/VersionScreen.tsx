import { ENGINE_VERSION } from '@simulation/engine';
import { fill } from '../../i18n';
import { versionTexts } from '../../i18n/version';
import { useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { withParameters } from '../../visit/address/linkTo';
import * as styles from './ErrorScreen.module.css';

/** A link of another engine version says so, instead of showing something else under its name. */
export function VersionScreen() {
  const address = useStoreState(selectAddress);
  const texts = useTexts(versionTexts);
  const versions = { theirs: String(address.engine), ours: String(ENGINE_VERSION) };
  const ours = withParameters(window.location.href, { ...address, engine: undefined });
  return (
    // A panel may stand beside it.
    <div className="frame">
      <main id="figures" tabIndex={-1} className={styles.screen}>
        <h1 className="figure">{texts.title}</h1>
        <p>{fill(texts.about, versions)}</p>
        <Button variant="solid" onClick={() => window.location.assign(ours)}>
          {fill(texts.open, versions)}
        </Button>
      </main>
    </div>
  );
}
