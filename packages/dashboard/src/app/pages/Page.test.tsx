import { CRYPTO_ASSETS, FIAT_CURRENCIES } from '@simulation/engine';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../features/shared/testing/renderAt';
import { WithdrawDialog } from '../../features/withdraw/WithdrawDialog';
import { markCopies } from '../../honesty/markCopies';
import { specified } from '../../i18n/specified';
import { tour } from '../../testing/tour';
import { Page } from './Page';
import { VPage } from './VPage';

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code).join('|');
/** Such as `BTC/USD`. */
const INSTRUMENT = new RegExp(`^(${codes(CRYPTO_ASSETS)})/(${codes(FIAT_CURRENCIES)})$`);

/** With the texts of the specification: scripts/tests/requirements.test.ts compares them. */
const LANGUAGES = [
  {
    path: '/',
    ...specified.en,
    simulated: 'Simulated',
    thousands: '12,345',
    money: /^\$\d{1,3}(,\d{3})*\.\d{2}$/,
    gain: /^\+\$\d{1,2}\.\d{2}$/,
    percent: /^\d{2}\.\d%$/,
  },
  {
    path: '/de',
    ...specified.de,
    simulated: 'Simuliert',
    thousands: '12.345',
    money: /^\d{1,3}(\.\d{3})*,\d{2} €$/,
    gain: /^\+\d{1,2},\d{2} €$/,
    percent: /^\d{2},\d%$/,
  },
];

const cents = (exact: string | undefined) => Math.round(Number(exact) * 100);

async function open(address: string) {
  const { store, container } = await renderAt(address, address.startsWith('/v') ? <VPage /> : <Page />);
  const all = (selector: string, within: Element = container) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const rows = () => all('[data-rows] tbody:not([aria-hidden]) tr');
  return {
    store,
    container,
    all,
    rows,
    textsOf: (selector: string, within?: Element) =>
      all(selector, within).map(({ textContent }) => textContent.trim()),
    card: (name: string) => page.getByRole('article', { name, exact: true }).element(),
    figureOf: (name: string) =>
      page.getByRole('article', { name, exact: true }).element().querySelector('data'),
    /** Lets a simulated half second pass, and waits until its trades are in the list. */
    pass: async () => {
      store.tick(500);
      await expect.poll(() => rows().length).toBe(store.getState().session.trades.length);
      const [latest] = store.getState().session.trades;
      if (latest) await expect.poll(() => rows()[0]?.textContent).toContain(latest.uuid);
    },
    /** The rows as they are read and seen; money in cents. */
    list: () =>
      rows().map((row) => {
        const [buy = 0, sell = 0, profit = 0] = [...row.querySelectorAll('data')].map(({ value }) =>
          cents(value),
        );
        const text = row.textContent;
        return { text, buy, sell, profit, uuid: /UUID: (\S{36})/.exec(text)?.[1] };
      }),
  };
}

// E011 E012 E013 E014 E015 E016 E017 E019 E020
it.each(LANGUAGES)(
  '$path has a side bar of three inert entries, titled with the word for dashboard, the first current',
  async (texts) => {
    const { all, container, textsOf } = await open(`${texts.path}?seed=7`);
    expect(textsOf('nav li')).toEqual([texts.dashboard, texts.transactions, texts.settings]);
    expect(textsOf('nav p')).toEqual([texts.dashboard]);
    expect(all('nav li svg')).toHaveLength(3);
    expect(all('nav li').map(({ dataset }) => dataset.id)).toEqual(['dashboard', 'transactions', 'settings']);
    expect(textsOf('nav [aria-current]')).toEqual([texts.dashboard]);
    const before = container.innerHTML;
    for (const entry of all('nav li')) entry.click();
    await expect.poll(() => container.innerHTML).toBe(before);
    expect(all('nav :is(a, button, [tabindex])')).toEqual([]);
  },
);

// E042 E043 E044 E045 E047 E048 E049
it.each(LANGUAGES)(
  '$path has a drawn search box, a bell with a count, a drawn initial and a name',
  async (texts) => {
    const { all, textsOf } = await open(`${texts.path}?seed=7`);
    expect(textsOf('header p:first-child span')[0]).toBe(texts.search);
    expect(all('header :is(input, textarea, button, [contenteditable], [tabindex])')).toEqual([]);
    expect(textsOf('header data')).toEqual([expect.stringMatching(/^\d+$/)]);
    expect(textsOf('[data-avatar]')).toEqual([expect.stringMatching(/^\p{Lu}$/u)]);
    expect(textsOf('header bdi')).toEqual([expect.stringMatching(/^\p{Lu}\p{Ll}+$/u)]);
  },
);

// E070 E071 E072 E073 E074 E076 E077 E082 E152
it.each(LANGUAGES)(
  '$path starts with an empty list; trades come by themselves, with everything that a row has',
  async (texts) => {
    const { pass, rows, textsOf } = await open(`${texts.path}?seed=7`);
    expect(rows()).toEqual([]);
    for (let step = 0; rows().length < 4 && step < 24; step += 1) await pass();
    expect(textsOf('[role=columnheader], thead th')).toEqual([
      texts.trade,
      texts.buy,
      texts.sell,
      texts.profit,
    ]);
    expect(rows().length).toBeGreaterThanOrEqual(4);
    for (const row of rows()) {
      const parts = textsOf('span, p', row);
      expect(parts).toContain(texts.sold);
      expect(parts).toContainEqual(expect.stringMatching(/^UUID: [0-9a-f-]{36}$/));
      expect(parts).toContainEqual(expect.stringMatching(INSTRUMENT));
      expect(row.querySelector('[role=img]')).not.toBeNull();
      expect(textsOf('data', row)).toEqual(
        [texts.money, texts.money, texts.gain].map((format) => expect.stringMatching(format)),
      );
    }
  },
);

// E050 E051 E052 E053 E054 E055 E056 E057
it.each(LANGUAGES)(
  '$path has a title and four period buttons that change a label and nothing else',
  async (texts) => {
    const { all, card, store, textsOf } = await open(`${texts.path}?seed=7&t=60&still=1`);
    expect(textsOf('h1')).toEqual([texts.dashboard]);
    const { today, perWeek, perMonth, overall } = texts;
    expect(textsOf('.frame-head [aria-pressed]')).toEqual([today, perWeek, perMonth, overall]);
    const pressed = '.frame-head [aria-pressed=true]';
    expect(textsOf(pressed)).toEqual([today]);
    const figures = () => all('data').map(({ outerHTML }) => outerHTML);
    const [before, state] = [figures(), store.getState()];
    for (const period of [perWeek, perMonth, overall]) {
      await page.getByRole('button', { name: period, exact: true }).click();
      await expect.poll(() => textsOf(pressed)).toEqual([period]);
      expect(textsOf('h1 + p')).toEqual([period]);
      expect(card(texts.profit)).not.toHaveTextContent(today); // its total is the one since the start
      expect(figures()).toEqual(before);
    }
    expect(store.getState()).toBe(state);
    const again = await open(`${texts.path}?seed=7&t=60&still=1`);
    expect(again.textsOf(pressed)).toEqual([today]);
  },
);

// E002 E005 E006 E007 E058 E059 E062 E063 E067 E069 E152
it.each(LANGUAGES)('$path has three cards with figures in the format of the currency', async (texts) => {
  const { card, figureOf, textsOf } = await open(`${texts.path}?seed=7&trades=12345`);
  expect(figureOf(texts.profit)).toHaveTextContent(texts.money);
  expect(figureOf(texts.successRate)).toHaveTextContent(texts.percent);
  expect(figureOf(texts.trades)).toHaveTextContent(texts.thousands);
  for (const name of [texts.profit, texts.successRate, texts.trades])
    expect(textsOf('h2', card(name))).toEqual([name]);
  expect(textsOf('span', card(texts.profit))).toContain(texts.simulated);
  expect(textsOf('button', card(texts.profit))).toContain(texts.withdraw);
});

// E028 E049 E098 E099
it('/v before Start Trading is in English and USD, has the same three cards and five sold trades, and nothing moves', async () => {
  const { card, container, figureOf, list, store, textsOf } = await open('/v?seed=7');
  for (const name of ['Profit', 'Success Rate', 'Trades']) expect(card(name)).toBeInTheDocument();
  expect(figureOf('Profit')?.textContent).toMatch(/^\$/);
  expect(figureOf('Trades')?.textContent).toBe('181');
  expect(textsOf('header bdi')).toEqual(['{name}']);
  expect(textsOf('header button')).toEqual(['Start Trading']);
  expect(list().map(({ text }) => Number(/\d+/.exec(text)?.[0]))).toEqual([181, 180, 179, 178, 177]);
  for (const { text } of list()) expect(text).toContain('Sold');
  const before = [store.getState(), container.innerHTML];
  store.tick(30_000);
  expect([store.getState(), container.innerHTML]).toEqual(before);
});

// E031 E033 E035 E037 E039 E041
it.each([
  ['/?amount=1234.5&trades=12.7&name=Ada', { Profit: '$1,234.50', Trades: '13' }, 'from the link'],
  ['/de?amount=-50&trades=12345&name=Ada', { Gewinn: '−50,00 €', Berufe: '12.345' }, 'aus dem Link'],
  ['/v?amount=1234.5&trades=50&name=Ada', { Profit: '$1,234.50', Trades: '50' }, 'from the link'],
])(
  'INV-21 at %s amount, count and name are shown as they read, and that they are from the link',
  async (address, cards, fromLink) => {
    const { card, figureOf, textsOf } = await open(`${address}&seed=7&still=1`);
    for (const [name, text] of Object.entries(cards)) {
      expect(figureOf(name)?.textContent).toBe(text);
      expect(card(name)).toHaveTextContent(fromLink);
    }
    expect(textsOf('header bdi')).toEqual(['Ada']);
    expect(textsOf('header .remark')).toEqual([fromLink]);
  },
);

// E041
it('INV-21 values of a link that are not numbers count as absent and are named', async () => {
  const { card, container, textsOf } = await open('/?seed=7&still=1&amount=abc&trades=1e21');
  for (const name of ['Profit', 'Trades']) expect(card(name)).toHaveTextContent('random start');
  expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|error|from the link/i);
  expect(container).toHaveTextContent('Not understood in the link: amount, trades');
  expect(textsOf('header bdi')).toHaveLength(1);
});

it('INV-30 a fair market is named beside the total and the list, shows losses by word and sign, and adds up to the cent, as it is heard and seen', async () => {
  const { card, figureOf, list, textsOf } = await open(
    '/?seed=7&scenario=fair&t=17&still=1&amount=1000&trades=0',
  );
  for (const name of ['Profit', 'Latest trades'])
    expect(textsOf('span', card(name))).toContain('Fair market');
  expect(card('Latest trades')).toHaveTextContent(
    'Fair market – still simulated: a fair coin that wins 50% of the time; each trade costs $0.35.',
  );
  const rows = list();
  const lost = rows.filter(({ profit }) => profit < 0);
  expect(rows).toHaveLength(Number(figureOf('Trades')?.value));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(rows.length);
  for (const { buy, sell, profit, text } of rows) {
    expect(buy).toBe(sell - profit);
    expect([text.includes('Sold at a loss'), text.includes('−')]).toEqual([profit < 0, profit < 0]);
    const amounts = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, money = '']) =>
      cents(money.replaceAll(',', '')),
    );
    // What is heard and seen, each figure once, and the machine-readable values agree.
    expect(amounts).toEqual([buy, sell, Math.abs(profit)]);
  }
  expect(cents(figureOf('Profit')?.value)).toBe(rows.reduce((total, { profit }) => total + profit, 100_000));
  const won = rows.length - lost.length;
  expect(figureOf('Win rate so far')?.value).toBe((Math.round((won * 1_000) / rows.length) / 10).toFixed(1));
});

it.each([
  ['/?seed=7&t=60&still=1', 'Picked afterwards: the worst of 50 runs'],
  ['/de?seed=7&t=60&still=1', 'Nachträglich ausgesucht: laut Link der schlechteste von 50 Läufen'],
  ['/v?seed=7&t=60&still=1', 'Not understood in the link: picked'],
])('picked adds its note and nothing else at %s', async (address, said) => {
  const read = async (picked: string) => (await open(address + picked)).textsOf('p');
  const plain = await read('');
  const picked = await read('&picked=worst-of-50');
  const note = picked.find((text) => !plain.includes(text));
  expect(note?.slice(0, said.length)).toBe(said);
  expect(picked.filter((text) => text !== note)).toEqual(plain);
  const unread = await read('&picked=best-of-1'); // is named, and adds no note
  expect(unread.filter((text) => !text.endsWith(': picked.'))).toEqual(plain);
});

it('INV-10 what a screen reader reads of a figure says that it is simulated', async () => {
  const { card, container, figureOf, rows, textsOf } = await open('/?seed=7&t=60&still=1');
  for (const name of ['Profit', 'Success Rate', 'Trades']) {
    expect(figureOf(name)).toHaveAttribute('aria-hidden', 'true');
    expect(textsOf('.sr-only', card(name))[0]).toMatch(/^simulated: /);
  }
  expect(rows()).toHaveLength(10);
  for (const row of rows()) expect(row).toHaveAccessibleName(/^simulated: .*\$[\d,]+\.\d\d/);
  expect(container.querySelector('header')).toHaveTextContent(/simulated notifications: \d/i);
  const point = card('Profit').querySelector<HTMLElement>('input[type=range]');
  point?.focus();
  await userEvent.keyboard('{End}');
  await expect
    .element(point)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/simulated: \$[\d,]+\.\d\d/));
});

/* What it says in each case is tested in figureSums.test.ts. */
it('INV-21 INV-30 one press says random or link, and how the number is drawn; it adds up to the cent while the run goes on; mistranslated words are explained and kept', async () => {
  const { all, card, figureOf, pass } = await open('/de?seed=7&t=60&trades=12.7');
  const answer = (name: string) => card(name).querySelector<HTMLElement>('[popover]');
  const sumIn = (name: string) =>
    [...(answer(name)?.querySelectorAll('data') ?? [])].map(({ value }) => cents(value));
  const ask = (name: string) => page.getByRole('button', { name: `${name}: woher` }).click();
  await ask('Gewinn');
  await expect
    .poll(() => answer('Gewinn'))
    .toHaveTextContent(/zufällig gezogen.*zwischen 2,00 € und 12,00 €/);
  const before = cents(figureOf('Gewinn')?.value);
  for (let step = 0; step < 18; step += 1) await pass();
  const [start = 0, profits = 0, total = 0] = sumIn('Gewinn');
  expect(start + profits).toBe(total);
  expect(total).toBe(cents(figureOf('Gewinn')?.value));
  expect(total).toBeGreaterThan(before);

  await ask('Berufe');
  await expect.poll(() => answer('Berufe')).toHaveTextContent('aus dem Link');
  expect(all(':popover-open')).toEqual([answer('Berufe')]); // one at a time
  for (const [word, meant] of [
    ['Berufe', 'Geschäfte'],
    ['Zurückziehen', 'Geld abheben'],
    ['Armaturenbrett', 'Übersicht'],
  ])
    expect(all(`[title="gemeint: ${meant}"]`).map(({ textContent }) => textContent)).toContain(word);
  // Without a pointer, the meaning is found in the explanation.
  expect(answer('Berufe')).toHaveTextContent('Berufe – gemeint: Geschäfte');
  await renderAt('/de?seed=7', <WithdrawDialog />);
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Zurückziehen – gemeint: Geld abheben');
});

it('INV-13 a figure that is copied alone begins with the word of the label, and so does a text with one; another text is copied as it is', async () => {
  await page.viewport(1440, 900); // wide, the list is before the cards below it
  onTestFinished(() => page.viewport(414, 896));
  await open('/?seed=7&t=60&still=1');
  markCopies();
  /** What the clipboard is given in place of what the browser would put there. */
  const copied = (...[from, to = from]: readonly (Element | null | undefined)[]) => {
    if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented ? event.clipboardData?.getData('text/plain') : undefined;
  };
  const total = document.querySelector('main data');
  expect(copied(total)).toBe(`Simulation: ${total?.textContent}`);
  // A line for each block; neither what is only heard nor what is hidden.
  const fromAbove = copied(document.querySelector('h1'), total);
  expect(fromAbove).toMatch(/^Simulation: Dashboard\nToday\n/);
  expect(fromAbove).not.toMatch(/simulated:|stay the same/);
  expect(copied(document.querySelector('h1'))).toBeUndefined();
  // While it is selected, what is copied in a field is that of the field, and a link that is dragged is the link.
  expect(copied(total)).toBeDefined();
  const field = document.querySelector('main')?.appendChild(document.createElement('input'));
  const inField = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    cancelable: true,
    bubbles: true,
  });
  field?.dispatchEvent(inField);
  field?.remove();
  expect(inField.defaultPrevented).toBe(false);
  const dragged = (element: Node | null | undefined) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'as the browser has it');
    element?.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
    return dataTransfer.getData('text/plain');
  };
  expect(dragged(page.getByRole('link').first().element())).toBe('as the browser has it');
  expect(dragged(total?.lastElementChild?.firstChild)).toBe(copied(total));
  // The axis as it is seen: not what keeps the room for its widest values.
  const axis = [...document.querySelectorAll('.frame-profit [role=group] data')].map(
    (value) => value.textContent,
  );
  const onAxis = /^(?:Simulation: )?\d[\d,]*$/;
  const lines = copied(document.querySelector('.frame-profit'))
    ?.split('\n')
    .filter((line) => onAxis.test(line));
  expect(lines?.map((line) => line.replace('Simulation: ', ''))).toEqual(axis);
  const count = page.getByRole('article', { name: 'Trades', exact: true }).element().querySelector('data');
  expect(copied(count)).toBe(`Simulation: ${count?.textContent}`);
  await renderAt('/?seed=7&t=60&still=1', <WithdrawDialog />);
  const inDialog = page.getByRole('dialog').element().querySelector('data');
  expect(copied(inDialog)).toBe(`Simulation: ${inDialog?.textContent}`);
  getSelection()?.removeAllRanges();
});

it('Withdraw offers what an extra has in its rows and as its main button, and without one neither', async () => {
  const rendered = await renderAt('/?seed=7', <WithdrawDialog />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('Tour');
  await rendered.unmount();
  await renderAt('/?seed=7', <WithdrawDialog />, {}, [tour]);
  await expect.element(dialog.getByText('Tour in a row')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Tour', exact: true })).toBeVisible();
});

it('beneath where a figure comes from stands what an extra has to say of it', async () => {
  await renderAt('/?seed=7&t=60&still=1', <Page />, {}, [tour]);
  const said = page.getByText('Tour of the figure');
  await page.getByRole('button', { name: 'Success Rate: where from?' }).click();
  await expect.element(said).toBeVisible();
});
