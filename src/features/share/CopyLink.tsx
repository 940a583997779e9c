import { useId, useState } from 'react';
import { ENGINE_VERSION, runParameters } from '../../engine';
import { formatClock } from '../../format/formatClock';
import { shareTexts } from '../../i18n/share';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import * as field from '../../ui/TextInput/Field.module.css';
import { useLink } from '../shared/useLink';
import * as styles from './LinkSection.module.css';

/**
 * One link that is one run: page, what was given of the three specified parameters, seed, engine version and, if
 * wished, the moment and that it stays there. Nothing else of the address goes along.
 */
export function CopyLink() {
  const texts = useTexts(shareTexts);
  const { copyText } = useActions();
  const toLink = useLink();
  const store = useSessionStore();
  const now = useStoreState(({ visit }) => visit.play.at);
  const [withMoment, setWithMoment] = useState(false);
  const [paused, setPaused] = useState(false);
  const [outcome, setOutcome] = useState<{ copied: boolean; link: string; times: number } | null>(null);
  const byHand = useId();

  const copy = async () => {
    const { address, run, play } = store.getState().visit;
    const link = toLink({
      ...runParameters(run),
      picked: address.picked,
      t: withMoment ? play.at : undefined,
      still: withMoment && paused,
      engine: ENGINE_VERSION,
    });
    const copied = await copyText(link);
    setOutcome((before) => ({ copied, link, times: (before?.times ?? 0) + 1 }));
  };

  return (
    <>
      <div>
        <div className={`row ${styles.moment}`}>
          <Checkbox checked={withMoment} onChange={setWithMoment}>
            {texts.moment}
          </Checkbox>
          {/* Not in the name: a reader would say it each second while the box has the focus. */}
          <span>{formatClock(now)}</span>
        </div>
        {withMoment && (
          <div className={styles.inner}>
            <Checkbox checked={paused} onChange={setPaused}>
              {texts.stayPaused}
            </Checkbox>
          </div>
        )}
      </div>
      <Button variant="solid" onClick={() => void copy()}>
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
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
