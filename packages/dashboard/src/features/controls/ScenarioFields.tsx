import {
  createMarket,
  MARKET_NAMES,
  type Market,
  type MarketName,
  type ParameterName,
  parametersOf,
  type RunValues,
  readRun,
  toWritten,
  valuesOf,
} from '@simulation/engine';
import { formatAverage } from '@simulation/engine/format';
import { resultDistribution } from '@simulation/engine/statistics';
import { fill } from '../../i18n';
import { controlsTexts } from '../../i18n/controls';
import { useLanguage, useTexts } from '../../store/react/language';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { marketName, marketText, ofVariant, valueText } from '../shared/marketText';
import { useFields } from '../shared/useFields';
import * as styles from './RunForm.module.css';

/** The chosen market, and what is in the fields of all markets, as people write it. An empty field is undefined. */
export type ScenarioChoice = {
  readonly name: MarketName;
  readonly written: Readonly<Partial<Record<ParameterName, number | undefined>>>;
};

/** The choice that leads to a market. */
export function toScenarioChoice(market: Market): ScenarioChoice {
  const written = valuesOf(market).map((each) => [each.name, toWritten(each, each.value)]);
  return { name: market.name, written: Object.fromEntries(written) };
}

/**
 * The values that a run of the choice is made from: an empty field is as usual, and those of other markets are left
 * out.
 */
export function writtenChoice({ name, written }: ScenarioChoice): RunValues {
  return { scenario: name, ...Object.fromEntries(parametersOf(name).map(([key]) => [key, written[key]])) };
}

type ScenarioFieldsProps = { choice: ScenarioChoice; onChange: (choice: ScenarioChoice) => void };

/** The market of the dashboard, and its parameters. */
export function ScenarioFields({ choice, onChange }: ScenarioFieldsProps) {
  const language = useLanguage();
  const { texts: page } = language;
  const texts = useTexts(controlsTexts);
  const fields = useFields();
  const { market } = readRun(writtenChoice(choice)); // what cannot be meant is marked in its field
  const ofMarket = page.markets[market.name];
  const labels: Readonly<Partial<Record<ParameterName, string>>> = ofMarket.parameters;

  return (
    <div className="stack named">
      <SegmentedControl
        label={fields.texts.scenario}
        isNamed
        options={MARKET_NAMES.map((name) => ({
          id: name,
          text: marketName(name === market.name ? market : createMarket(name), language),
        }))}
        chosen={choice.name}
        onChoose={(name) => onChange({ ...choice, name })}
      />
      <p className="remark">
        {marketText(ofVariant(ofMarket.choice, market), market, language)}{' '}
        {/* What a high share of wins does not tell. */}
        {fill(texts.onAverage, { mean: formatAverage(resultDistribution(market).mean, language.locale) })}
      </p>
      <div className={`columns ${styles.fields} ${styles.parameters}`}>
        {parametersOf(market.name).map(([name, parameter]) => {
          const { kind, range, preset } = parameter;
          const text = (value: number) => valueText({ kind, value }, language);
          return (
            <NumberInput
              key={`${market.name} ${name}`}
              label={labels[name] ?? name}
              hint={fill(texts.marketHint, {
                from: text(range.from),
                to: text(range.to),
                standard: text(preset),
              })}
              {...fields.parameter(parameter)}
              fixedDecimalScale={kind === 'money'}
              value={choice.written[name]}
              onChange={(value) => onChange({ ...choice, written: { ...choice.written, [name]: value } })}
            />
          );
        })}
      </div>
    </div>
  );
}
