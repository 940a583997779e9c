export type GeneratedContent = ReturnType<typeof watchGeneratedContent>;

const PLACES = ['::before', '::after'] as const;

/**
 * Asks whether style sheets generate something within the label. The browser makes up a style for each such question,
 * which costs it more than all else in a look. So all is asked when something has changed, and else one in turn: what
 * no change tells (a rule that is edited, a sheet of an extension) is found some looks later.
 */
export function watchGeneratedContent() {
  let sheets: readonly CSSStyleSheet[] = [];
  let rules: readonly CSSRuleList[] = [];
  let written = 0;
  let turn = 0;
  let all = true;

  return {
    /** @param doubtful whether there is cause to ask all in this look */
    beginLook(doubtful: boolean) {
      all = doubtful || !areAll(sheets);
      if (all) {
        sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
        rules = sheets.flatMap(rulesOf);
      }
      const now = rules.reduce((sum, { length }) => sum + length, 0);
      all ||= now !== written;
      written = now;
      turn += 1;
    },

    /** Whether something is generated before or after the content of one of the boxes. */
    isIn(boxes: readonly Element[]): boolean {
      if (all) return boxes.some((box) => PLACES.some((place) => generates(box, place)));
      const box = boxes[(turn >> 1) % boxes.length];
      const place = PLACES[turn & 1];
      return box !== undefined && place !== undefined && generates(box, place);
    },
  };
}

/** Whether these are the sheets that the document has and adopts, in their order. */
function areAll(sheets: readonly CSSStyleSheet[]): boolean {
  const { styleSheets: own, adoptedStyleSheets: adopted } = document;
  return (
    sheets.length === own.length + adopted.length &&
    sheets.every((sheet, i) => sheet === (i < own.length ? own[i] : adopted[i - own.length]))
  );
}

function generates(box: Element, place: (typeof PLACES)[number]): boolean {
  return !['none', 'normal', ''].includes(getComputedStyle(box, place).content);
}

/** The rules of a sheet, a list that stays up to date; none for a foreign one, which does not tell. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList[] {
  try {
    return [sheet.cssRules];
  } catch {
    return [];
  }
}
