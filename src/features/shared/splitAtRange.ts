/** A range of percentages, which no line break divides. */
const RANGE = /(\d+–\d+\s?%)/;

/** What stands before the range of a text, the range, and what stands after it. A text without one is all before it. */
export function splitAtRange(text: string): readonly string[] {
  return text.split(RANGE);
}
