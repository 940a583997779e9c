import {
  CERTAIN,
  CHANCE,
  COST,
  FAIR_CHANCE,
  FAIR_COST,
  fromCents,
  marketOf,
  type Run,
  roundHalfAway,
  toCents,
} from '../../engine';
import { formatMoney, formatShare, numberFormats } from '../../format';
import { fill } from '../../i18n';
import { controlsTexts } from '../../i18n/controls';
import { useLanguage } from '../../store/react/language';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { marketTexts } from '../shared/marketTexts';
import { marketKind } from '../shared/scenario';
import * as styles from './RunForm.module.css';

/** The chosen scenario. An empty field is undefined. */
export type ScenarioChoice = {
  readonly scenario: 'rigged' | 'fair';
  /** Percent. */
  readonly chance: number | undefined;
  /** Units of the currency. */
  readonly cost: number | undefined;
};

/** The choice that leads to a run. */
export function toScenarioChoice({ scenario, chance = FAIR_CHANCE, cost = FAIR_COST }: Run): ScenarioChoice {
  return { scenario: scenario ?? 'rigged', chance: chance / 100, cost: fromCents(cost) };
}

/** The fields of the run that a choice sets. */
export function fromScenarioChoice({
  scenario,
  chance,
  cost,
}: ScenarioChoice): Pick<Run, 'scenario' | 'chance' | 'cost'> {
  if (scenario === 'rigged') return { scenario: undefined, chance: undefined, cost: undefined };
  return {
    scenario,
    chance: chance === undefined ? undefined : Math.max(CHANCE.from, roundHalfAway(chance, 2)),
    cost: cost === undefined ? undefined : toCents(cost),
  };
}

type ScenarioFieldsProps = { choice: ScenarioChoice; onChange: (choice: ScenarioChoice) => void };

/** The scenario of the dashboard and, in a market, the chance of its coin and the cost of a trade. */
export function ScenarioFields({ choice, onChange }: ScenarioFieldsProps) {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = controlsTexts[locale];
  const run: Run = { route: 'dashboard', seed: '', ...fromScenarioChoice(choice) };
  const market = marketOf(run);
  const kind = marketKind(run);
  const moneyFormat = numberFormats[locale];
  const percent = (chance: number) => formatShare(chance / CERTAIN, locale);
  const money = (cents: number) => formatMoney(cents, locale);

  return (
    <div className={styles.scenario}>
      <p className={styles.word} aria-hidden="true">
        {page.scenario}
      </p>
      <SegmentedControl
        label={page.scenario}
        options={[
          { id: 'rigged', text: page.rigged },
          { id: 'fair', text: page[kind ?? 'fair'] },
        ]}
        chosen={choice.scenario}
        onChoose={(scenario) => onChange({ ...choice, scenario })}
      />
      <p className="remark">
        {fill(texts.choices[kind ?? 'rigged'], { ...(market && marketTexts(market, language)) })}
      </p>
      {market && (
        <div className={styles.fields}>
          <NumberInput
            label={texts.chance}
            hint={fill(texts.marketHint, {
              from: percent(CHANCE.from),
              to: percent(CHANCE.to),
              standard: percent(FAIR_CHANCE),
            })}
            format={{ ...moneyFormat, prefix: '', suffix: moneyFormat.percentSign }}
            decimalScale={2}
            allowNegative={false}
            limit={CHANCE.to / 100}
            value={choice.chance}
            onChange={(chance) => onChange({ ...choice, chance })}
          />
          <NumberInput
            label={texts.cost}
            hint={fill(texts.marketHint, {
              from: money(COST.from),
              to: money(COST.to),
              standard: money(FAIR_COST),
            })}
            format={moneyFormat}
            decimalScale={2}
            fixedDecimalScale
            allowNegative={false}
            limit={fromCents(COST.to)}
            value={choice.cost}
            onChange={(cost) => onChange({ ...choice, cost })}
          />
        </div>
      )}
    </div>
  );
}
