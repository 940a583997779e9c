import { LOCALES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import type { FileSource } from '../../../dashboard/src/features/shared/saveFile';
import { pageTexts } from '../../../dashboard/src/i18n/page';
import { createSessionStore } from '../../../dashboard/src/store/createSessionStore';
import { visitOf } from '../../../dashboard/src/visit/testVisit';
import { exportFile } from './exportFile';

const textOf = ({ pieces }: FileSource) => Array.from(pieces, ({ text }) => text).join('');

type Saved = {
  readonly note: string;
  readonly startAmount: number;
  readonly startCount: number;
  readonly trades: readonly { readonly profit: number; readonly uuid: string }[];
};

const inCents = (amount: number) => Math.round(amount * 100);

it.each(['/?seed=7&t=60', '/?seed=7&t=3600&scenario=fair&chance=30', '/?seed=7&t=60&amount=-5.25&trades=3'])(
  'at %s the files have the trades of the list, and come from their start to the figures on screen',
  (path) => {
    const state = createSessionStore(visitOf(path)).getState();
    const { account, trades } = state.session;
    for (const locale of LOCALES) {
      const language = { locale, texts: pageTexts[locale] };
      const saved: Saved = JSON.parse(textOf(exportFile(state, 'json', false, language)));
      const sum = saved.trades.reduce((total, { profit }) => total + inCents(profit), 0);
      expect(inCents(saved.startAmount) + sum, 'total').toBe(account.total);
      expect(saved.startCount + saved.trades.length, 'count').toBe(account.startTrades + account.closed);
      const newest = saved.trades.slice(-trades.length).map(({ uuid }) => uuid);
      expect(newest.toReversed(), 'list').toEqual(trades.map(({ uuid }) => uuid));
      expect(saved.note).toMatch(/^Simulation – /);
      const [head = '', ...rows] = textOf(exportFile(state, 'csv', false, language))
        .trimEnd()
        .split('\r\n');
      expect(rows.length).toBe(saved.trades.length);
      expect(rows.every((row, at) => row.includes(saved.trades[at]?.uuid ?? head))).toBe(true);
    }
  },
);

it('runs of one seed with other trades are files of other names', () => {
  const language = { locale: 'en' as const, texts: pageTexts.en };
  const names = ['/?seed=7', '/v?seed=7', '/?seed=7&scenario=fair', '/?seed=7&scenario=fair&cost=0.5'].map(
    (path) => exportFile(createSessionStore(visitOf(path)).getState(), 'csv', false, language).name,
  );
  expect(names).toEqual([
    'simulation-7.csv',
    'simulation-v-7.csv',
    'simulation-fair-7.csv',
    'simulation-fair-50-0-50-7.csv',
  ]);
});
