import type { Visitor } from '../Visitor';

/** The buttons beside the figures that say where a number comes from: their names are questions. */
export const QUESTION = /\?$/;

export async function expectGoingOn(visitor: Visitor) {
  if (!(await visitor.goesOn())) visitor.faults.push('no trade comes any more');
}

/** In each row the selling price is the buying price and the profit, to the cent. */
export async function expectSums(visitor: Visitor) {
  const { rows } = await visitor.look();
  const cents = (amount: number) => Math.round(amount * 100);
  const wrong = rows.filter(
    ({ buy, sell, profit }) => sell !== null && cents(sell) - cents(buy) !== cents(profit),
  );
  if (wrong.length > 0) visitor.faults.push(`rows that do not add up: ${JSON.stringify(wrong)}`);
}

export async function expectSaid(visitor: Visitor, text: string) {
  const said = await visitor.ask((wanted) => document.body.textContent.includes(wanted), text);
  if (!said) visitor.faults.push(`the page does not say "${text}"`);
}
