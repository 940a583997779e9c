import type { Look } from './inPage';
import { expect } from './journey';
import type { Step } from './Person';
import type { Visitor } from './Visitor';

export const opens = (path: string): Step => [`opening ${path}`, (visitor) => visitor.open(path)];

export const presses = (name: string | RegExp): Step => [
  `pressing ${String(name)}`,
  (visitor) => visitor.press(name),
];

export const closes: Step = ['closing what lies over the page', (visitor) => visitor.leave()];

/** The names of the buttons that explain a figure are questions. */
export const asksWhereAFigureComesFrom = [presses(/\?$/), closes] as const;

export const goesBack: Step = ['going back', (visitor) => visitor.browser.back()];

export const prints: Step = ['printing', (visitor) => visitor.browser.print()];

export const resizesTo = (width: number, height: number): Step => [
  `resizing to ${width}x${height}`,
  (visitor) => visitor.browser.resize(width, height),
];

export const waitsUntil = (what: string, isSo: (page: Look) => boolean, within?: number): Step => [
  `waiting until ${what}`,
  (visitor) => visitor.until(what, isSo, within),
];

export const expectTrade = async (visitor: Visitor) =>
  expect(await visitor.goesOn(), 'a trade comes').toBe(true);
export const waitsForATrade: Step = ['waiting for the next trade', expectTrade];

/** In each row the selling price is the buying price and the profit, to the cent. */
export const addsUpTheRows: Step = [
  'adding up the rows',
  async (visitor) => {
    const { rows } = await visitor.look();
    const cents = (amount: number) => Math.round(amount * 100);
    const wrong = rows.filter(
      ({ buy, sell, profit }) => sell !== null && cents(sell) - cents(buy) !== cents(profit),
    );
    expect(wrong).toEqual([]);
  },
];
