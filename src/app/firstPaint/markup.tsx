import { renderToStaticMarkup } from 'react-dom/server';
import { readAddress } from '../../address';
import * as list from '../../features/cards/list/list.module.css';
import * as profit from '../../features/cards/profit/profit.module.css';
import { RunBar } from '../../features/controls/RunBar';
import type { Texts } from '../../i18n';
import { createSessionStore } from '../../store/createSessionStore';
import { type Actions, ActionsContext } from '../../store/react/actions';
import { LanguageContext } from '../../store/react/language';
import { SessionStoreContext } from '../../store/react/useSession';
import { CardScenarioContext } from '../../ui/Card/Card';
import { openVisit } from '../../visit/visit';
import { Page } from '../pages/Page';

// Runs in the build (build/firstPaint.ts), and in no browser.

/** Of a first render that has everything that one can have: a name out of the link, a paused run. */
const ADDRESS = { pathname: '/', search: '?seed=7&name={name}&amount=0&trades=0&still=1' };

/** In place of each text there is a place with its key. */
const PLACES: Readonly<Record<string, unknown>> = {
  glosses: {},
  realityNote: '{beforeRange}0–0%{afterRange}', // a range has an element of its own
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of it has a text
const texts = new Proxy(PLACES, { get: (known, key) => known[String(key)] ?? `{${String(key)}}` }) as Texts;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing acts in a first render
const actions = {} as Actions;

/** The page of a dashboard as React renders it first, with places that `fillPage` fills, in a `<template>`. */
export function firstPaintMarkup(): string {
  const page = renderToStaticMarkup(
    <LanguageContext value={{ locale: 'en', texts }}>
      <ActionsContext value={actions}>
        <SessionStoreContext value={createSessionStore(openVisit(readAddress(ADDRESS), ''))}>
          <RunBar />
          <CardScenarioContext value="{scenario}">
            <Page curve={null} pulse=" " />
          </CardScenarioContext>
        </SessionStoreContext>
      </ActionsContext>
    </LanguageContext>,
  );
  const notes = `data-explained="${list.explained}" data-picked="${list.picked}"`;
  return `<template id="first-paint" ${notes}>${withPlaces(seenAlone(page))}</template>`;
}

/** Without what is for hands and ears: before React has rendered it, the page can only be seen. */
function seenAlone(page: string): string {
  return page
    .replace(/<(a|span|p)( [^>]*)? (?:class="[^"]*sr-only[^"]*"|hidden="")[^>]*>[^<]*<\/\1>/g, '')
    .replace(
      / (?:id|title|style|type|role|tabindex|scope|aria-(?!pressed|current)[a-z]+|data-(?!avatar|id|room)[a-z]+)="[^"]*"/g,
      '',
    )
    .replace(/^<section/, '<section inert')
    .replace('<div class="frame"', '<div class="frame" inert');
}

/** Of the figures, in the order of the page: the total, which has elements of its own, is before them. */
const FIGURES = ['amount', 'closed', 'rate', 'count', 'startTrades', 'closed', 'bell'];

/** Puts places where the render has figures, and where `fillPage` decides what is there. */
function withPlaces(page: string): string {
  const places = placed(page);
  if (/<data[^>]* value="(?!{)/.test(places))
    throw new Error(`A figure of the first render has no place: see ${import.meta.url}.`);
  return places;
}

function placed(page: string): string {
  const figures = FIGURES.values();
  const [total = '', ...others] = page.split(/(?=<\/data>)/);
  return [
    total
      .replace(/value="[^"]*" data-room="[^"]*"/, 'value="{totalExact}" data-room="{unitsRoom}"')
      .replace(/data-room="\.00"/, 'data-room="{centsRoom}"')
      .replace('>$0<', '>{units}<')
      .replace('>.00<', '>{cents}<'),
    ...others,
  ]
    .join('')
    .replace(
      /<data value="[^"]*"( class="[^"]*" data-room=)?(?:"[^"]*")?>(<span>)?[^<]*/g,
      (_, live, inner) => {
        const { value } = figures.next();
        const room = live === undefined ? '' : `${live}"{${value}Room}"`;
        return `<data value="{${value}Exact}"${room}>${inner ?? ''}{${value}}`;
      },
    )
    .replace(
      /<p( class="[^"]*")><data( [^>]*value="{(total|rate|count)Exact}")/g,
      '<p$1 data-ems="{$3Ems}"><data$2',
    )
    .replace('{linkStart}', '{amountStart}')
    .replace('{linkStart}', '{tradesStart}')
    .replace('data-avatar="">N', 'data-avatar="">{initial}')
    .replace('0–0%', '{range}')
    .replace('emptyPaused', 'empty')
    .replace('#play', '#{pauseIcon}')
    .replace('frame-list ', 'frame-list {note}')
    .replace(`"${profit.paused}"`, `"${profit.paused}" data-only="{paused}"`)
    .replace(/<(p|span)((?: class="[^"]*")?)>{(fromLink|scenario|empty)}/g, '<$1$2 data-only="{$3}">{$3}');
}
