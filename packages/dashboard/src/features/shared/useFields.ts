import {
  AMOUNT_LIMIT,
  cleanName,
  isNameCut,
  NAME_LENGTH,
  type Parameter,
  type Range,
  SEED_LENGTH,
  seedLength,
  TRADES_LIMIT,
  toCents,
  toWritten,
  writtenRange,
} from '@simulation/engine';
import { formatCount, formatMoney } from '@simulation/engine/format';
import { LANGUAGES } from '@simulation/engine/texts';
import { fill } from '../../i18n';
import { fieldsTexts } from '../../i18n/fields';
import { useLanguage, useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { valueText } from './marketText';

/**
 * What the fields of the present run take, and what they say of anything else. Numbers are in units, percent and whole
 * counts.
 */
export function useFields() {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(fieldsTexts);
  const belongsTo = useStoreState(selectOwnRun);
  const { percentSign, ...money } = LANGUAGES[locale].numbers;
  const plain = { ...money, prefix: '', suffix: '' };

  const numbers = (
    { from, to }: Range,
    format: typeof plain,
    decimalScale: number,
    write: (value: number) => string,
    example: number,
  ) => {
    const number = fill(decimalScale === 0 ? texts.whole : texts.number, { example: write(example) });
    const decimals = decimalScale === 0 ? number : fill(texts.decimals, { places: String(decimalScale) });
    const limits = fill(texts.limits, { from: write(from), to: write(to) });
    return {
      format,
      decimalScale,
      from,
      to,
      allowNegative: from < 0,
      belongsTo,
      problems: { number, decimals, limits },
    };
  };
  const writeMoney = (units: number) => formatMoney(toCents(units), locale);
  const writeCount = (count: number) => formatCount(count, locale);

  return {
    texts,
    amount: numbers({ from: -AMOUNT_LIMIT, to: AMOUNT_LIMIT }, money, 2, writeMoney, 1_234.5),
    trades: numbers({ from: -TRADES_LIMIT, to: TRADES_LIMIT }, plain, 0, writeCount, 1_234),
    count: (range: Range) => numbers(range, plain, 0, writeCount, range.to),
    parameter: (parameter: Parameter) => {
      const { kind, places, preset } = parameter;
      const formats = { money, percent: { ...plain, suffix: percentSign }, factor: plain };
      const write = (written: number) => valueText({ kind, value: written * 10 ** places }, language);
      return numbers(writtenRange(parameter), formats[kind], places, write, toWritten(parameter, preset));
    },
    /** What is left of a name of which not everything is shown; undefined if all of it is. */
    nameLeft: (name: string) => {
      if (!isNameCut(name)) return undefined;
      const left = cleanName(name);
      return left === '' ? texts.nameNone : fill(texts.nameCut, { max: String(NAME_LENGTH), name: left });
    },
    /** Why a seed is none; undefined if it is one, or empty. */
    seedProblem: (seed: string, max = SEED_LENGTH.to) => {
      const length = seedLength(seed);
      return length <= max
        ? undefined
        : fill(texts.tooLong, { length: writeCount(length), max: String(max) });
    },
  };
}

/** Whether every field of a form holds what can be used. The first that does not gets the focus. */
export function checkFields(form: HTMLFormElement): boolean {
  if (form.checkValidity()) return true;
  form.querySelector<HTMLInputElement>('input:invalid')?.focus();
  return false;
}
