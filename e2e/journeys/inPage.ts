/**
 * Reads of the page for journeys. Each exported function is handed over to the browser as text, so it uses nothing but
 * its argument and the page.
 */

/** A control as a visitor finds it again: where it is, what it is, what it says, and which of those it is. */
export type Control = { surface: string; kind: string; name: string; at: number; opensDialog: boolean };

declare global {
  interface Window {
    /** Whether figures have been withheld since a journey first looked at the page. */
    journeyWithheld?: { once: boolean };
  }
}

export type Look = ReturnType<typeof look>;

/** Reads the page; the first call in a page begins to watch whether figures are withheld. */
export function look() {
  // Beside what an extra has opened, the page has its total and its trades alone.
  const isLent =
    document.querySelector('main .frame-profit') !== null &&
    document.querySelector('main .frame-trades') === null;
  const figures = isLent ? 1 : 3; // the total; also rate and count
  const root = document.documentElement;
  if (window.journeyWithheld === undefined) {
    const seen = { once: false };
    window.journeyWithheld = seen;
    const watch = () => {
      seen.once ||= root.hasAttribute('data-withheld');
    };
    new MutationObserver(watch).observe(root, { attributeFilter: ['data-withheld'] });
    watch();
  }
  const cards = [...document.querySelectorAll('main :is(section, article)')].filter(
    (section) => section.querySelector('h2') !== null && section.closest('dialog') === null,
  );
  const numberIn = (cell: Element | undefined) => {
    const value = cell?.querySelector('data')?.getAttribute('value');
    return value ? Number(value) : null;
  };
  const rows = [...document.querySelectorAll('main tbody tr')].filter((row) =>
    row.textContent.includes('UUID:'),
  );
  const figureOf = (card: string) =>
    document.querySelector(`main ${card} data`)?.getAttribute('value') ?? null;
  const isNamed = (element: Element, names: RegExp) => names.test(element.textContent.trim());
  return {
    /** Path and query. */
    address: location.pathname + location.search,
    /** Whether figures have been withheld since the page was opened. */
    withheld: window.journeyWithheld.once,
    cards: cards.length,
    cardsWithFigures: cards.filter((card) => card.querySelector('data[value]:not([value=""])')).length,
    /** Exact, as the page's markup gives them. */
    total: figureOf('.frame-profit'),
    count: figureOf('.frame-trades'),
    /** Newest first. */
    rows: rows.map((row) => {
      const [buy, sell, profit] = [...row.querySelectorAll('td')].slice(-3);
      const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(row.textContent)?.[0];
      return { uuid, buy: numberIn(buy) ?? 0, sell: numberIn(sell), profit: numberIn(profit) ?? 0 };
    }),
    /** A question about each figure, and the curve. */
    hasCurve:
      document.querySelectorAll('main [popovertarget]').length >= figures &&
      document.querySelector('main svg') !== null,
    paused: [...document.querySelectorAll('main button')].some((one) =>
      isNamed(one, /^(Resume|Fortsetzen)$/),
    ),
    /** Whether it goes on by no press, as where an extra waits for a choice. */
    held: document.querySelector('main .frame-list button[aria-disabled="true"]') !== null,
    /** It has a total and its trades alone. */
    isLent,
    /** A page to read or to print, beside those of the site. */
    isDocument: document.querySelector('#root') === null && document.querySelector('main') !== null,
    /** Dialogs and popovers that are open. */
    surfaces: document.querySelectorAll('dialog[open], :popover-open').length,
    isErrorScreen: [...document.querySelectorAll('h1, h2')].some((one) =>
      isNamed(one, /^Unexpected Application Error!$/),
    ),
  };
}

/**
 * Finds every control that can be used now: on the page, or in the dialog that lies on top of it. Asked for one of
 * them, it brings that one into view and says where to press; without a place it can be reached by keyboard alone.
 */
export function controls(wanted: Control | null): {
  found: Control[];
  target: { x: number; y: number; byKeyboard: boolean } | null;
} {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=slider], [tabindex="0"]';
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const byIds = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (byIds(element.getAttribute('aria-labelledby')) || textOf(labelOf(element)) || textOf(element));
  const isOnTop = (dialog: Element) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && dialog.contains(hit);
  };
  const modals = [...document.querySelectorAll('dialog:modal')];
  const scope = modals.length > 1 ? (modals.find(isOnTop) ?? modals.at(-1)) : modals[0];
  const surfaceOf = (element: Element) => {
    const surface = element.closest('dialog, [popover]');
    return surface === null
      ? ''
      : (surface.getAttribute('aria-label') ?? byIds(surface.getAttribute('aria-labelledby')));
  };
  /** A link to another site is not followed. */
  const leadsAway = (element: Element) =>
    element instanceof HTMLAnchorElement && new URL(element.href).origin !== location.origin;
  const isUsable = (element: Element) =>
    !leadsAway(element) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert]') === null;
  const times = new Map<string, number>();
  const all = [...(scope ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(isUsable)
    .map((element) => {
      const type = element instanceof HTMLInputElement ? `:${element.type}` : '';
      const kind = element.tagName.toLowerCase() + type;
      const surface = surfaceOf(element);
      const name = nameOf(element).slice(0, 80);
      const key = `${surface}\n${kind}\n${name}`;
      const at = times.get(key) ?? 0;
      times.set(key, at + 1);
      const opensDialog = element.getAttribute('aria-haspopup') === 'dialog';
      return { element, control: { surface, kind, name, at, opensDialog } };
    });
  const found = all.map(({ control }) => control);
  if (wanted === null) return { found, target: null };

  // A number in a name may have changed meanwhile: a time, a count.
  // Without numbers, and without the name of the run.
  const like = (text: string) => text.replace(/[“„][^”“]*[”“]|[a-z]+(-[a-z]+)+-[A-Z]{3}|\d+/g, '#');
  const alike = all.filter(
    ({ control: { surface, kind, name } }) =>
      surface === wanted.surface && kind === wanted.kind && like(name) === like(wanted.name),
  );
  const same = alike.filter(({ control }) => control.name === wanted.name);
  const element = (same.length > 0 ? same : alike)[wanted.at]?.element;
  if (element === undefined) return { found, target: null };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = labelOf(element);
  const canBePressed =
    hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
  if (!canBePressed) element.focus();
  return { found, target: { x, y, byKeyboard: !canBePressed } };
}
