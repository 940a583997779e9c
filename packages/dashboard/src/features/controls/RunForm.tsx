import {
  fromCents,
  makeRun,
  marketOf,
  type Run,
  runKey,
  runOf,
  runParameters,
  seedLength,
} from '@simulation/engine';
import { type FormEvent, useContext, useRef } from 'react';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectAddress, selectExtra, selectOwnRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import { TextInput } from '../../ui/TextInput/TextInput';
import { checkFields, useFields } from '../shared/useFields';
import { useRunState } from '../shared/useRunState';
import { DraftContext } from './draft';
import * as styles from './RunForm.module.css';
import { ScenarioFields, toScenarioChoice, writtenChoice } from './ScenarioFields';

/** The fields that a run is made from. */
export function RunForm() {
  const texts = useTexts(controlsTexts);
  const actions = useActions();
  const { dispatch } = useSessionStore();
  const before = useStoreState(selectAddress);
  const run = useStoreState(selectOwnRun);
  const [name, setName] = useRunState(() => before.name ?? '');
  const [amount, setAmount] = useRunState(() =>
    before.amount === undefined ? undefined : fromCents(before.amount),
  );
  const [trades, setTrades] = useRunState(() => before.trades);
  const [seed, setSeed] = useRunState(() => run.seed);
  const [scenario, setScenario] = useRunState(() => toScenarioChoice(marketOf(run)));
  const isBesideExtra = useStoreState(selectExtra) !== undefined;
  const onV = run.route === 'v';
  const fields = useFields();
  const form = useRef<HTMLFormElement>(null);
  const [, setDraft] = useContext(DraftContext);
  const [isRefused, setRefused] = useRunState(() => false);

  const open = (chosenSeed: string) => {
    if (form.current && !checkFields(form.current)) return setRefused(true);
    const { run: chosen } = makeRun({
      route: run.route,
      name,
      amount,
      trades,
      seed: seedLength(chosenSeed) === 0 ? actions.freshSeed() : chosenSeed,
      ...(!onV && writtenChoice(scenario)),
    });
    if (chosen === undefined) return setRefused(true);
    // `picked` belongs to the previous run; it stays where the same run starts again.
    const picked = resultsKey(run) === resultsKey(chosen) ? before.picked : undefined;
    dispatch({ type: 'openRun', address: { ...before, ...runParameters(chosen), picked } });
  };

  const onInput = () => {
    setRefused(false);
    setDraft(true);
  };

  const chooseScenario = (choice: typeof scenario) => {
    setScenario(choice);
    onInput();
  };

  const restart = (event: FormEvent) => {
    event.preventDefault();
    open(seed);
  };

  return (
    <form ref={form} className="stack" noValidate onSubmit={restart} onInput={onInput}>
      {isBesideExtra && <p>{texts.besideExtra}</p>}
      <div className={`columns ${styles.fields}`}>
        <TextInput
          label={texts.name}
          hint={onV ? texts.nameHintV : texts.nameHint}
          value={name}
          remark={fields.nameLeft(name)}
          onChange={setName}
        />
        <NumberInput
          label={texts.amount}
          hint={texts.emptyRandom}
          {...fields.amount}
          value={amount}
          onChange={setAmount}
        />
        <NumberInput
          label={texts.trades}
          hint={onV ? texts.emptyPreset : texts.emptyRandom}
          {...fields.trades}
          value={trades}
          onChange={setTrades}
        />
        <TextInput
          label={texts.seed}
          hint={texts.seedHint}
          value={seed}
          problem={fields.seedProblem(seed)}
          isCode
          onChange={setSeed}
        />
      </div>
      {!onV && <ScenarioFields choice={scenario} onChange={chooseScenario} />}
      {isRefused && <p role="alert">{fields.texts.refused}</p>}
      <div className={`row ${styles.buttons}`}>
        <Button type="submit" variant="solid">
          {texts.startAgain}
        </Button>
        <Button onClick={() => open('')}>{texts.newRun}</Button>
      </div>
    </form>
  );
}

/** The same for two runs that have the same trades: name and start values change none. */
function resultsKey(run: Run): string {
  return runKey(runOf({ ...run, name: undefined, amount: undefined, trades: undefined }));
}
