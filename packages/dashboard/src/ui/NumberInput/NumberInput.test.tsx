import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { NumberInput } from './NumberInput';

const USD = { prefix: '$', suffix: '', thousandSeparator: ',', decimalSeparator: '.' };
const EUR = { prefix: '', suffix: ' €', thousandSeparator: '.', decimalSeparator: ',' };

const PROBLEMS = { number: 'A number', decimals: 'Two decimals', limits: 'Up to 1000' };

type Given = Partial<ComponentProps<typeof NumberInput>>;

/** The field as a page would use it, holding what is typed. */
function Field(given: Given) {
  const [value, setValue] = useState(given.value);
  return (
    <>
      <NumberInput
        label="Start amount"
        format={USD}
        problems={PROBLEMS}
        decimalScale={2}
        {...given}
        value={value}
        onChange={setValue}
      />
      <output>{String(value ?? 'none')}</output>
    </>
  );
}

async function typeInto(given: Given, keys: string) {
  await cleanup();
  const screen = await render(<Field {...given} />);
  const field = screen.getByLabelText('Start amount');
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  return { field, value: screen.getByRole('status'), remark: screen.getByRole('paragraph') };
}

it('leaves the text as it is while a visitor types', async () => {
  const { field, value } = await typeInto({}, '1234567.5');
  await expect.element(field).toHaveValue('1234567.5');
  await expect.element(value).toHaveTextContent('1234567.5');
});

// E137 E138
it('is written in the format when it is left: digits in groups, no zeros in front, all decimals only when they are fixed', async () => {
  for (const [typed, given, shown] of [
    ['1234567.5', {}, '$1,234,567.5'],
    ['1234567,5', { format: EUR }, '1.234.567,5 €'],
    ['5', { fixedDecimalScale: true }, '$5.00'],
    ['007', {}, '$7'],
    ['.5', {}, '$0.5'],
    ['-50', {}, '-$50'],
  ] as const)
    await expect.element((await typeInto(given, `${typed}{Tab}`)).field).toHaveValue(shown);
});

it('takes the format off with the first key, with caret and selection where they were', async () => {
  const edits = [
    ['{Backspace}7', '-1234.7'],
    ['{Home}{ArrowRight}{Delete}', '-234.5'],
    ['{Control>}a{/Control}7', '7'],
    ['{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}9', '-12349'],
  ] as const;
  for (const [keys, text] of edits) {
    const { field } = await typeInto({ value: -1234.504 }, '{Shift}'); // shown rounded
    await expect.element(field).toHaveValue('-$1,234.5');
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveValue(text);
  }
});

// E136
it('accepts no more decimals than the scale, and says so', async () => {
  const { field, value, remark } = await typeInto({}, '1.239');
  await expect.element(field).toHaveValue('1.23');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(value).toHaveTextContent('1.23');
  await expect.element(remark).toHaveTextContent('Two decimals');
});

it('marks what is no number here, such as a minus where none is allowed, and says what is expected instead', async () => {
  for (const [typed, given, problem] of [
    ['1.234,56', {}, PROBLEMS.number],
    ['10001', { to: 1_000 }, PROBLEMS.limits],
    ['-50', { allowNegative: false }, PROBLEMS.limits],
    ['0', { from: 1, to: 99, allowNegative: false }, PROBLEMS.limits],
    ['12.7', { decimalScale: 0 }, PROBLEMS.decimals],
  ] as const) {
    const { field, value, remark } = await typeInto({ hint: 'A hint', ...given }, typed);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(problem);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue(typed);
    await expect.element(value).toHaveTextContent('none');
    await expect.element(remark).toHaveTextContent(problem);
  }
});

it('shows what was pasted as a number of its own language, or marks it as it is', async () => {
  for (const [format, pasted, left, isMarked = false] of [
    [USD, '\u2212$50.00', '-$50'],
    [USD, '12,5', '12,5', true],
    [USD, '1.239', '1.239', true], // more decimals than there is room for
    [EUR, "1'234,50", '1.234,5 €'],
  ] as const) {
    const { field } = await typeInto({ format, value: 5 }, '{Control>}a{/Control}');
    document.execCommand('insertText', false, pasted);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue(left);
    if (isMarked) await expect.element(field).toBeInvalid();
    else await expect.element(field).toBeValid();
  }
});

it('does not mark the beginning of a number before it is left', async () => {
  for (const typed of ['-', '.', '1,2']) {
    const { field } = await typeInto({ value: 7 }, `{Control>}a{/Control}${typed}`);
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toBeInvalid();
  }
});

it('is empty for no value and never shows NaN', async () => {
  const screen = await render(<Field value={Number.NaN} />);
  await expect.element(screen.getByLabelText('Start amount')).toHaveValue('');
});

// E134 E145
it('cannot be mounted with equal separators, and says what happened, why, and what to do', async () => {
  await expect(render(<Field format={{ ...USD, decimalSeparator: ',' }} />)).rejects.toThrow(
    /"," both as thousandSeparator and as decimalSeparator.*Nobody could tell.*Give two different separators/s,
  );
  vi.mocked(console.error).mockClear(); // React logs the error that it caught
  vi.mocked(console.warn).mockClear();
});

it('keeps what is typed for as long as it belongs to the same run, and nothing of it for another', async () => {
  const field = (run: string, hint: string) => <Field belongsTo={run} hint={hint} />;
  const screen = await render(field('alpha', 'A hint'));
  const input = screen.getByLabelText('Start amount');
  await userEvent.click(input);
  await userEvent.keyboard('abc');
  await screen.rerender(field('alpha', 'A hint after a trade'));
  await expect.element(input).toHaveValue('abc');
  await expect.element(input).toBeInvalid();
  await screen.rerender(field('beta', 'A hint'));
  await expect.element(input).toHaveValue('');
  await expect.element(input).toBeValid();
  await expect.element(input).toHaveFocus();
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('A hint');
});
