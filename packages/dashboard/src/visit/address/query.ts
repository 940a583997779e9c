// What is read before the first paint is read as here: the early script imports this file.

/** A parameter of an address. */
export type Pair = {
  /** In small letters, without what draws nothing. */
  readonly name: string;
  readonly value: string;
  /** Name and value as they stand in the address, with their escapes. */
  readonly raw: string;
};

export type Query = ReadonlyMap<string, string>;

/**
 * What text around a link leaves at its end, beside a closing bracket. In a link that this page has written, these are
 * escaped.
 */
const TAIL = new Set('.,;:!?\'"]}>');

/**
 * The same behind a number or a word, where a browser has escaped it. It is looked for where such a tail begins, and
 * only there.
 */
const ESCAPED_TAIL = /(?<![\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"<>*_])[\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"<>*_]+$/u;

/** The parameters as they were before the link was passed on: `&` for `&amp;`, nothing of the text around it. */
export function readPairs(search: string): readonly Pair[] {
  const whole = withoutTail(search.replace(/&(?:amp;)+/gi, '&')).replace(/^\?/, '');
  return whole.split('&').flatMap((raw) =>
    Array.from(new URLSearchParams(`?${raw}`), ([name, value]) => ({
      name: withoutUnseen(name).trim().toLowerCase(),
      value,
      raw,
    })),
  );
}

/** The first of a repeated parameter wins. */
export function toQuery(pairs: readonly Pair[]): Query {
  return new Map(pairs.map(({ name, value }) => [name, value] as const).reverse());
}

/**
 * A value by what returns undefined for one that cannot be used; absent where it is empty.
 *
 * @param onUnread is told of a value that cannot be used
 */
export function readValue<Value>(
  query: Query,
  name: string,
  parse: (value: string) => Value | undefined,
  onUnread?: (name: string) => void,
): Value | undefined {
  const value = query.get(name)?.trim();
  if (!value) return undefined;
  const parsed = parse(value) ?? parse(cleanValue(value));
  if (parsed === undefined) onUnread?.(name);
  return parsed;
}

/** Without what draws nothing, capitals, and what text around a link leaves at its end. */
export function cleanValue(value: string): string {
  return withoutUnseen(value).replace(ESCAPED_TAIL, '').toLowerCase();
}

function withoutUnseen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** A link without the text around it. The first character of a value stays. */
function withoutTail(link: string): string {
  let end = link.length;
  while (end > 1 && link[end - 2] !== '=' && isTail(link, end - 1)) end -= 1;
  return link.slice(0, end);
}

/** A closing bracket belongs to the link where the bracket before it opens. */
function isTail(link: string, at: number): boolean {
  const character = link.charAt(at);
  if (character !== ')') return TAIL.has(character);
  let before = at - 1;
  while (before >= 0 && link[before] !== '(' && link[before] !== ')') before -= 1;
  return link[before] !== '(';
}
