import {
  Button,
  Checkbox,
  field,
  selectExtra,
  TextInput,
  useCopy,
  useSessionStore,
  useStoreState,
  useTexts,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { ENGINE_VERSION, MOMENT_LIMIT_MS } from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import { useContext, useId } from 'react';
import { FROM_THE_START, MomentContext, useIsUnclear, useSharedMoment } from '../shareChoice';
import { useShareLink } from '../shareLink';
import { shareTexts } from '../texts/share';
import { readClock } from './readClock';

/**
 * One link that is one run: page, what was given of the three specified parameters, seed, engine version and, if
 * wished, the moment and that it stays there; in the story its chapter instead. Nothing else of the address goes along.
 */
export function CopyLink() {
  const texts = useTexts(shareTexts);
  const store = useSessionStore();
  const isBesideExtra = useStoreState(selectExtra) !== undefined;
  const [choice, setChoice] = useContext(MomentContext);
  const { clock, paused } = choice;
  const [last, copy] = useCopy();
  const byHand = useId();

  const link = useShareLink({ ...useSharedMoment(), engine: ENGINE_VERSION });
  // Another run, or another choice, makes another link.
  const outcome = last?.text === link ? last : undefined;

  /** As the page stands: at its moment, and paused where it is. */
  const chooseClock = (isChosen: boolean) => {
    const { play } = store.getState().visit;
    const at = Math.min(play.at, MOMENT_LIMIT_MS);
    setChoice(isChosen ? { paused: play.paused, clock: { text: formatClock(at), at } } : FROM_THE_START);
  };

  return (
    <>
      <div hidden={isBesideExtra}>
        <Checkbox checked={clock !== undefined} onChange={chooseClock}>
          {texts.moment}
        </Checkbox>
        {clock && (
          <div>
            <TextInput
              label={texts.clock}
              hint={texts.clockHint}
              value={clock.text}
              problem={clock.at === undefined ? texts.clockProblem : undefined}
              remark={
                clock.at === undefined || formatClock(clock.at) === clock.text
                  ? undefined
                  : fill(texts.clockRead, { clock: formatClock(clock.at) })
              }
              onChange={(text) => setChoice({ paused, clock: { text, at: readClock(text) } })}
            />
            <Checkbox checked={paused} onChange={(paused) => setChoice({ ...choice, paused })}>
              {texts.stayPaused}
            </Checkbox>
          </div>
        )}
      </div>
      {/* Beside the button, so that nothing below moves. */}
      <div className="row">
        <Button variant="solid" aria-disabled={useIsUnclear()} onClick={() => void copy(link)}>
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
      </div>
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
