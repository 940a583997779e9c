import { type Account, displayedRate, tradeCount } from '../../engine/account';
import { marketOf } from '../../engine/run';
import { fitToWidth, SHORTEST_FIGURE, SHORTEST_TOTAL } from '../../features/cards/fitToWidth';
import { START_TEXTS } from '../../features/cards/startTexts';
import { markedName } from '../../features/shared/marketNames';
import { splitAtRange } from '../../features/shared/splitAtRange';
import { exactMoney, exactNumber, exactRate } from '../../format/exactValue';
import { formatMoney } from '../../format/formatMoney';
import { formatCount, formatPercent, formatSuccessRate } from '../../format/formatNumber';
import { fill, type Texts } from '../../i18n/texts';
import { amountParts, roomFor } from '../../ui/Figure/amountParts';
import { isPlaying, type Visit } from '../../visit/visit';
import { initialOf } from '../pages/initialOf';

/** The classes of a list with longer notes. */
type Notes = { readonly [Name in 'picked' | 'explained']?: string | undefined };

/**
 * Fills the places of the page's markup (`markup.tsx`), in texts and in attributes, with the texts and figures of a visit. An
 * element that has nothing to say is left out.
 */
export function fillPage(page: ParentNode, notes: Notes, visit: Visit, account: Account, texts: Texts): void {
  const values = valuesOf(visit, account, texts, notes);
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    for (const place of [...element.attributes, ...element.childNodes])
      if (place.nodeValue?.includes('{')) place.nodeValue = fill(place.nodeValue, values);
    const { ems, only } = element.dataset;
    // As an attribute the policy of the page allows no style.
    if (ems !== undefined) element.style.setProperty('--ems', ems);
    if (only === '') element.remove();
    // A rate that nothing is known of yet.
    if (element.getAttribute('value') === '') element.replaceWith(...element.childNodes);
  }
}

/** By the names of their places. */
function valuesOf(
  visit: Visit,
  account: Account,
  words: Texts,
  notes: Notes,
): Readonly<Record<string, string>> {
  const { markets: _, glosses: __, ...texts } = words;
  const { run, address } = visit;
  const { locale, picked } = address;
  const amount = (name: string, cents: number) => ({
    [name]: formatMoney(cents, locale),
    [`${name}Exact`]: exactMoney(cents),
  });
  const count = (name: string, number: number) => ({
    [name]: formatCount(number, locale),
    [`${name}Exact`]: exactNumber(number),
  });
  const ems = (figure: string, shortest = SHORTEST_FIGURE) => String(fitToWidth(figure, shortest)['--ems']);
  const total = formatMoney(account.total, locale);
  const [units, cents] = amountParts(total);
  const trades = tradeCount(account);
  const tenths = displayedRate(account);
  const isDrawn = account.won === undefined;
  const rate = tenths === null ? '–' : (isDrawn ? formatSuccessRate : formatPercent)(tenths, locale);
  const scenario = markedName(marketOf(run), { texts: words });
  const [beforeRange = '', range = '', afterRange = ''] = splitAtRange(texts.realityNote);
  const paused = isPlaying(visit) ? '' : texts.paused;
  return {
    ...texts,
    // In the text of the name a place is none: it is filled once.
    name: account.name,
    initial: initialOf(account.name),
    fromLink: account.nameFrom === 'link' ? texts.fromLink : '',
    ...count('bell', account.notifications),
    ...amount('total', account.total),
    units,
    cents,
    unitsRoom: roomFor(units),
    centsRoom: roomFor(cents),
    totalEms: ems(total, SHORTEST_TOTAL),
    ...amount('amount', account.startAmount),
    amountStart: texts[START_TEXTS[account.amountFrom]],
    ...count('closed', account.closed),
    closedRoom: roomFor(formatCount(account.closed, locale)),
    plusTrades: account.closed === 1 ? texts.plusTrade : texts.plusTrades,
    rate,
    rateExact: tenths === null ? '' : exactRate(tenths),
    rateEms: ems(rate),
    successRate: isDrawn ? texts.successRate : texts.winRate,
    beforeRange,
    range,
    afterRange,
    ...count('count', trades),
    countEms: ems(formatCount(trades, locale)),
    ...count('startTrades', account.startTrades),
    tradesStart: texts[START_TEXTS[account.tradesFrom]],
    scenario,
    note: (picked ? notes.picked : scenario && notes.explained) ?? '',
    paused,
    pauseIcon: paused ? 'play' : 'pause',
    resume: paused ? texts.resume : texts.pause,
    empty: account.closed > 0 ? '' : paused ? texts.emptyPaused : texts.emptyList,
  };
}
