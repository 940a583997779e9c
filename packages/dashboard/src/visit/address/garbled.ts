import { namesOf, RUN_FIELDS } from '@simulation/engine';
import type { OwnParameter } from './parameters';
import type { Pair } from './query';

// What mail programs, newsletters and keyboards make of a link. It is said and not guessed: what was meant is not
// certain.

const OWN = namesOf({
  picked: true,
  speed: true,
  t: true,
  still: true,
  scene: true,
  engine: true,
  theme: true,
} satisfies Record<OwnParameter, true>);

const OURS = [...RUN_FIELDS.filter((field) => field !== 'route'), ...OWN].join('|');

/**
 * What separates parameters, or is one of the kind: itself, wide, escaped once or more, in JSON, in quoted-printable.
 */
const SEPARATOR = String.raw`(?:[?;&？；＆]|%(?:25)*(?:3f|3b|26|ef%(?:25)*bc%(?:25)*(?:9f|9b|86))|\\u0026|=(?:26|3f|3b))(?:amp;){0,3}`;
const EQUALS = `(?:[=＝]|%(?:25)*(?:3d|ef%(?:25)*bc%(?:25)*9d))`;

/**
 * In a value of ours as it stands in the address: another parameter. This page escapes its `=`, so that a seed may have
 * one.
 */
const IN_VALUE = new RegExp(`${SEPARATOR}(?:${OURS}|[a-z][\\w.-]+)=`, 'i');

/** In any other text: another parameter of ours. */
const OF_OURS = new RegExp(`${SEPARATOR}(?:${OURS})${EQUALS}`, 'i');

/** In a path or in the end of an address: the same at its beginning too. */
const ELSEWHERE = new RegExp(`(?:[/#]|${SEPARATOR})(?:${OURS})${EQUALS}`, 'i');

/** In a name, which has no separator; and in a value, where it is escaped twice. */
const IN_NAME = /[=&?;＝＆？；]|%[\da-f]{2}/i;
const ESCAPED_TWICE = /%[\da-f]{2}/i;

const IS_OURS = new RegExp(`^(?:${OURS})$`);

/**
 * What stands in place of bytes that are no character: a link was cut within one, or another encoding was taken for it.
 * Whoever writes that sign themselves has its own bytes in the address.
 */
const NO_CHARACTER = '\uFFFD';
const ITS_BYTES = /%ef%bf%bd/gi;

/** `&` as HTML has it, whose `#` begins the end of the address. */
const ENTITY = /^#(?:0*38|x0*26);/i;

/** Whether a value is none of ours: it holds a further parameter as this page never writes one. */
export function holdsAnother({ name, raw }: Pair): boolean {
  const value = raw.slice(raw.indexOf('=') + 1);
  return (IS_OURS.test(name) ? IN_VALUE : OF_OURS).test(value);
}

/** Whether a link was changed on its way. */
export function isGarbled(pairs: readonly Pair[], pathname: string, hash: string): boolean {
  return (
    ENTITY.test(hash) ||
    ELSEWHERE.test(pathname) ||
    ELSEWHERE.test(hash) ||
    isQuotedPrintable(pairs) ||
    pairs.some(
      (pair) =>
        IN_NAME.test(pair.name) ||
        holdsAnother(pair) ||
        OF_OURS.test(pair.value) ||
        (IS_OURS.test(pair.name) && (ESCAPED_TWICE.test(pair.value) || hasNoCharacter(pair))),
    )
  );
}

/** Whether a value has bytes that are no character. */
const hasNoCharacter = ({ raw, value }: Pair): boolean =>
  value.split(NO_CHARACTER).length > raw.split(ITS_BYTES).length;

/**
 * Every `=` became `=3D`, or a name was cut by a `=` at the end of a line. A seed alone may begin with `3D` by itself:
 * `3D-1`.
 */
function isQuotedPrintable(pairs: readonly Pair[]): boolean {
  const isEscaped = pairs.every(({ raw }) => /^[^=]*=3d/i.test(raw));
  return (
    (isEscaped && (pairs.length > 1 || pairs.some(({ value }) => /^3d\w/i.test(value)))) ||
    pairs.some(({ raw }) => /=.*=/.test(raw) && IS_OURS.test(raw.replace('=', '').split('=')[0] ?? ''))
  );
}
