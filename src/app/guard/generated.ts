export type GeneratedContent = ReturnType<typeof watchGeneratedContent>;

/**
 * Asks whether style sheets generate something within the label. The browser makes up a style for each such question,
 * which costs it more than all else in a look. So all is asked when something has changed, and else one in turn: what
 * no change tells (a rule that is edited, a sheet of an extension) is found some looks later.
 */
export function watchGeneratedContent() {
  let sheets: readonly CSSStyleSheet[] = [];
  let rules = 0;
  let turn = 0;
  let all = true;

  return {
    /** @param doubtful whether there is cause to ask all in this look */
    beginLook(doubtful: boolean) {
      const now = [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])];
      const written = now.reduce((sum, sheet) => sum + rulesIn(sheet), 0);
      all =
        doubtful || written !== rules || now.length !== sheets.length || now.some((s, i) => s !== sheets[i]);
      sheets = now;
      rules = written;
      turn += 1;
    },

    /** Whether something is generated before or after the content of one of the boxes. */
    isIn(boxes: readonly Element[]): boolean {
      const places = boxes.flatMap((box) => ['::before', '::after'].map((place) => [box, place] as const));
      const asked = all ? places : places.filter((_, index) => index === turn % places.length);
      return asked.some(
        ([box, place]) => !['none', 'normal', ''].includes(getComputedStyle(box, place).content),
      );
    },
  };
}

/** Rules of a sheet; 0 for a foreign one, which does not tell. */
function rulesIn(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return 0;
  }
}
