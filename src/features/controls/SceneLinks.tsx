import { sceneNames } from '../../address/scenes';
import { pathOf, writeAddress } from '../../address/writeAddress';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import * as styles from './SceneLinks.module.css';

/** The named states of this page, each a link. */
export function SceneLinks() {
  const { locale } = useLanguage();
  const texts = controlsTexts[locale];
  const actions = useActions();
  const { route, seed } = useStoreState(selectRun);
  const path = pathOf(actions.address(), actions.site);
  return (
    <details className={styles.scenes}>
      <summary>{texts.scenes}</summary>
      <p className="remark">{texts.scenesHint}</p>
      <ul>
        {sceneNames(route).map((scene) => (
          <li key={scene}>
            <a href={writeAddress(path, { seed, scene, still: true })}>{texts.sceneNames[scene]}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
