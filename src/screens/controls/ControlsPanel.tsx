import { type FormEvent, useState } from 'react';
import { type Address, cleanName } from '../../address';
import { sceneNames } from '../../address/scenes';
import { pathOf, writeAddress } from '../../address/writeAddress';
import { AMOUNT_LIMIT, FAIR_COST, fromCents, TRADES_LIMIT, toCents } from '../../engine';
import { currencyFormats, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { type ControlsTexts, controlsTextsOf } from '../../i18n/controlsTexts';
import { scenesTextsOf } from '../../i18n/scenesTexts';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Modal } from '../../ui/Modal/Modal';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import { Section } from '../../ui/Section/Section';
import { Segmented } from '../../ui/Segmented/Segmented';
import { TextInput } from '../../ui/TextInput/TextInput';
import { DigestChoice } from '../digest/DigestChoice';
import { ExportSection } from '../export/ExportSection';
import { SimulationLabel } from '../label/SimulationLabel';
import { useLanguage } from '../language/language';
import { LinkSection } from '../link/LinkSection';
import { useShown } from '../page/shown';
import type { FeedScenario } from '../scenario/scenario';
import { Transport } from '../transport/Transport';
import { useActions } from './actions';
import * as styles from './ControlsPanel.module.css';

/** As long as a seed of the address may be, in UTF-16 units. */
const SEED_LENGTH = 10_000;
const NAME_LENGTH = 200;

/** What each scenario that can be chosen does. */
const CHOICES: Readonly<Record<FeedScenario, keyof ControlsTexts>> = {
  rigged: 'choiceRigged',
  fair: 'choiceFair',
};

/** What a run is made from, to see and to change. */
export function ControlsPanel() {
  const [, show] = useShown();
  const onClose = () => show(undefined);
  const { locale, currency, texts: page } = useLanguage();
  const texts = controlsTextsOf(locale);
  const actions = useActions();
  const run = useMoment((moment) => moment.session.run);
  const given = actions.address();
  const [name, setName] = useState(given.name ?? '');
  const [amount, setAmount] = useState(given.amount === undefined ? undefined : fromCents(given.amount));
  const [trades, setTrades] = useState(given.trades);
  const [seed, setSeed] = useState(run.seed);
  const [scenario, setScenario] = useState<FeedScenario>(run.scenario ?? 'rigged');
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>(actions.theme() ?? 'system');
  const onV = run.route === 'v';
  const moneyFormat = currencyFormats[currency];

  const write = (address: Address) =>
    actions.replaceAddress(address, writeAddress(window.location.pathname, address));

  const open = (chosenSeed: string) => {
    const choice = {
      name: cleanName(name) || undefined,
      amount: amount === undefined ? undefined : toCents(amount),
      trades,
      seed: chosenSeed || actions.freshSeed(),
      scenario: scenario === 'fair' ? scenario : undefined,
    };
    actions.openRun({ route: run.route, ...choice });
    // What the link said of a moment or a scene was said of the run before.
    write({ ...actions.address(), ...choice, t: undefined, still: false, scene: undefined });
    onClose();
  };

  const startAgain = (event: FormEvent) => {
    event.preventDefault();
    open(seed);
  };

  return (
    <Modal title={texts.title} label={<SimulationLabel />} place="side" onClose={onClose}>
      <Transport />
      <p className={styles.about}>{texts.about}</p>
      <form className={styles.form} onSubmit={startAgain}>
        <TextInput
          label={texts.name}
          hint={onV ? texts.nameHintV : texts.nameHint}
          value={name}
          maxLength={NAME_LENGTH}
          onChange={setName}
        />
        <NumberInput
          label={texts.amount}
          hint={texts.emptyRandom}
          format={moneyFormat}
          decimalScale={2}
          limit={AMOUNT_LIMIT}
          value={amount}
          onChange={setAmount}
        />
        <NumberInput
          label={texts.trades}
          hint={onV ? texts.emptyPreset : texts.emptyRandom}
          format={{ ...moneyFormat, prefix: '', suffix: '' }}
          decimalScale={0}
          limit={TRADES_LIMIT}
          value={trades}
          onChange={setTrades}
        />
        <TextInput
          label={texts.seed}
          hint={texts.seedHint}
          value={seed}
          maxLength={SEED_LENGTH}
          onChange={setSeed}
        />
        {!onV && (
          <div className={styles.scenario}>
            <p aria-hidden="true">{page.scenario}</p>
            <Segmented
              label={page.scenario}
              options={[
                { id: 'rigged', text: page.rigged },
                { id: 'fair', text: page.fair },
              ]}
              chosen={scenario}
              onChoose={setScenario}
            />
            <p className={styles.about}>
              {fill(texts[CHOICES[scenario]], { cost: formatMoney(FAIR_COST, currency) })}
            </p>
          </div>
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="solid">
            {texts.startAgain}
          </Button>
          <Button onClick={() => open('')}>{texts.newRun}</Button>
        </div>
      </form>
      <Button aria-haspopup="dialog" onClick={() => show('lesson')}>
        {page.statistics}
      </Button>
      <LinkSection />
      <ExportSection />
      <Section title={texts.appearance}>
        <Segmented
          label={texts.appearance}
          options={[
            { id: 'system', text: texts.system },
            { id: 'light', text: texts.light },
            { id: 'dark', text: texts.dark },
          ]}
          chosen={theme}
          onChoose={(id) => {
            setTheme(id);
            actions.setTheme(id === 'system' ? undefined : id);
            // What is chosen here outweighs what the link said.
            if (given.theme !== undefined) write({ ...actions.address(), theme: undefined });
          }}
        />
      </Section>
      {/* On /v every event is a status message of its own. */}
      {!onV && <DigestChoice />}
      <details className={styles.scenes}>
        <summary>{texts.scenes}</summary>
        <p className={styles.about}>{texts.scenesHint}</p>
        <ul>
          {sceneNames(run.route).map((scene) => (
            <li key={scene}>
              <a href={writeAddress(pathOf(given, actions.base), { seed: run.seed, scene, still: true })}>
                {scenesTextsOf(locale)[scene]}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <Button onClick={() => show('deceive')} aria-haspopup="dialog">
        {page.deceive}
      </Button>
      <Button className={styles.close} onClick={onClose}>
        {texts.close}
      </Button>
    </Modal>
  );
}
