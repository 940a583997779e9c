import { ENGINE_VERSION, runParameters } from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import { useContext, useId, useState } from 'react';
import { shareTexts } from '../../i18n/share';
import { useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectAddress, selectOwnRun, selectStory } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import * as field from '../../ui/TextInput/Field.module.css';
import { useShareLink } from '../shared/links';
import { MomentContext, momentOf } from '../shared/shareChoice';
import * as styles from './LinkSection.module.css';
import { useCopy } from './useCopy';

/**
 * One link that is one run: page, what was given of the three specified parameters, seed, engine version and, if
 * wished, the moment and that it stays there; in the story its chapter instead. Nothing else of the address goes along.
 */
export function CopyLink() {
  const texts = useTexts(shareTexts);
  const toLink = useShareLink();
  const store = useSessionStore();
  const run = useStoreState(selectOwnRun);
  const { picked } = useStoreState(selectAddress);
  const now = useStoreState(({ visit }) => visit.play.at);
  const isInStory = useStoreState(selectStory) !== undefined;
  const [choice, setChoice] = useContext(MomentContext);
  const { withMoment, paused } = choice;
  const [last, copy] = useCopy();
  /** Simulated ms, when the last link was made. */
  const [madeAt, setMadeAt] = useState(0);
  const byHand = useId();

  const linkAt = (moment: number) =>
    toLink({
      ...runParameters(run),
      picked,
      ...momentOf(choice, moment),
      engine: ENGINE_VERSION,
    });
  // Another run, or another choice, makes another link.
  const outcome = last?.text === linkAt(madeAt) ? last : undefined;

  const copyPresent = () => {
    const { at } = store.getState().visit.play;
    setMadeAt(at);
    void copy(linkAt(at));
  };

  return (
    <>
      <div hidden={isInStory}>
        <div className={`row ${styles.moment}`}>
          <Checkbox checked={withMoment} onChange={(withMoment) => setChoice({ ...choice, withMoment })}>
            {texts.moment}
          </Checkbox>
          {/* Not in the name: a reader would say it each second while the box has the focus. */}
          <span>{formatClock(now)}</span>
        </div>
        {withMoment && (
          <div className={styles.inner}>
            <Checkbox checked={paused} onChange={(paused) => setChoice({ ...choice, paused })}>
              {texts.stayPaused}
            </Checkbox>
          </div>
        )}
      </div>
      <Button variant="solid" onClick={copyPresent}>
        {texts.copy}
      </Button>
      <p role="status">
        {/* A new element each time: what is said again is heard again. */}
        {outcome?.copied && <span key={outcome.times}>{texts.copied}</span>}
        {outcome?.copied === false && (
          <label key={outcome.times} htmlFor={byHand}>
            {texts.byHand}
          </label>
        )}
      </p>
      {outcome?.copied === false && (
        <input
          id={byHand}
          className={field.box}
          readOnly
          value={outcome.text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
