import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { NumberInput } from './NumberInput';
import { checkNumberFormat } from './numberFormat';

const USD = { prefix: '$', suffix: '', thousandSeparator: ',', decimalSeparator: '.' };
const EUR = { prefix: '', suffix: ' €', thousandSeparator: '.', decimalSeparator: ',' };

type Given = Partial<ComponentProps<typeof NumberInput>>;

/** The field as a page would use it, holding what is typed. */
function Field(given: Given) {
  const [value, setValue] = useState(given.value);
  return (
    <NumberInput
      label="Start amount"
      format={USD}
      decimalScale={2}
      {...given}
      value={value}
      onChange={setValue}
    />
  );
}

async function typeInto(given: Given, keys: string) {
  await cleanup();
  const screen = await render(<Field {...given} />);
  const field = screen.getByLabelText('Start amount');
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  return field;
}

it('groups digits and adds prefix and suffix while a visitor types', async () => {
  await expect.element(await typeInto({}, '1234567.5')).toHaveValue('$1,234,567.5');
  await expect.element(await typeInto({ format: EUR }, '1234567,5')).toHaveValue('1.234.567,5 €');
});

it('accepts no more decimals than the scale', async () => {
  await expect.element(await typeInto({}, '1.239')).toHaveValue('$1.23');
  await expect.element(await typeInto({ decimalScale: 0 }, '12.7')).toHaveValue('$127');
});

it('rounds a given value half away from zero', async () => {
  const screen = await render(<Field value={1.005} />);
  await expect.element(screen.getByLabelText('Start amount')).toHaveValue('$1.01');
});

it('shows all decimals only when they are fixed', async () => {
  await expect.element(await typeInto({}, '5{Tab}')).toHaveValue('$5');
  await expect.element(await typeInto({ fixedDecimalScale: true }, '5{Tab}')).toHaveValue('$5.00');
});

it('trims leading zeros when it loses the focus, but not the zero before the decimal point', async () => {
  await expect.element(await typeInto({}, '007{Tab}')).toHaveValue('$7');
  await expect.element(await typeInto({}, '0.5{Tab}')).toHaveValue('$0.5');
  await expect.element(await typeInto({}, '00{Tab}')).toHaveValue('$0');
});

it('accepts a minus only where negatives are allowed', async () => {
  await expect.element(await typeInto({}, '-50')).toHaveValue('-$50');
  await expect.element(await typeInto({ allowNegative: false }, '-50')).toHaveValue('$50');
});

it('accepts nothing beyond its limit', async () => {
  await expect.element(await typeInto({ limit: 1000 }, '10001')).toHaveValue('$1,000');
});

it('is empty for no value and never shows NaN', async () => {
  const screen = await render(<Field value={Number.NaN} />);
  await expect.element(screen.getByLabelText('Start amount')).toHaveValue('');
});

async function expectRefused(format: typeof USD, message: RegExp) {
  await expect(render(<Field format={format} />)).rejects.toThrow(message);
  vi.mocked(console.error).mockClear(); // React logs the error that it caught
  vi.mocked(console.warn).mockClear();
}

it('cannot be mounted with equal separators, and says what happened, why, and what to do', () =>
  expectRefused(
    { ...USD, decimalSeparator: ',' },
    /"," both as thousandSeparator and as decimalSeparator.*Nobody could tell.*Give two different separators/s,
  ));

it('cannot be mounted with a minus prefix when negatives are allowed', () =>
  expectRefused({ ...USD, prefix: '-$' }, /Take the minus out of the prefix/));

it('accepts a minus prefix when negatives are not allowed', () => {
  expect(checkNumberFormat({ ...USD, prefix: '-$' }, false)).toBe(false);
});
