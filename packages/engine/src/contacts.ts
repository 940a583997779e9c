/** Endings of addresses that are common in messages of fraud, and in others. */
const ENDINGS = new Set(
  `ai app at au bank be bet biz bond br ca capital cash cc cfd ch chat click club cn co com cz de dev dk es eu exchange fi finance
  fr fun fund gg help icu in info invest io it jp link live loan ly market markets me money net network news nl no one online org
  page pl pro ru se shop site space store su support tech to top trade trading tv uk us vip website win world ws xyz
  рф укр бел 中国 网络 公司 香港 한국 みんな`.split(/\s+/),
);

/** Letters behind a point, where a word of letters ends: the last part of an address, or of a name without a space. */
const LAST_PART = /[.。．｡](\p{L}{2,})(?![\p{L}\p{M}])/gu;

/** Before the point of a name: initials and titles, as in `J.`, `Prof.Dr.` and `J.-P.`. */
const INITIALS = /^\P{L}*(?:\p{L}{1,4}\.-?)*\p{L}{1,4}$/u;

/** The same in capitals, where they could be those of an address as well. */
const CAPITALS = /^\P{L}*(?:\p{Lu}|DR|MR|MRS|MS|ST|PROF|FR|HR|SR|DRA|SRA|ING|REV|MME)$/u;

/** The particle of a name after a first name: `Anna.de Boer`. */
const FIRST_NAME = /^\P{L}*\p{Lu}[\p{L}'’-]*$/u;

/** What is left out whole: of markup the value of an attribute alone. */
const WORD = /[^\s=<>"]+/gu;

/** A mail address, or that of a page. */
const ELSEWHERE = /[@＠﹫]|:\/\/|www\./iu;

/** As long as the shortest address of a wallet, which has digits. */
const LONG = /\w{26,}/g;

/** Seven or more digits, whatever stands between their groups. */
const NUMBER = /[+(]*\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){6,}/gu;

/**
 * A text without what would lead somebody elsewhere: telephone numbers, mail addresses, addresses of pages and wallets.
 * Again, as long as something is found: what stood on both sides may be one number now.
 */
export function dropContacts(text: string): string {
  const left = text
    .replace(WORD, (word, at: number) => (isAddress(word, text.slice(at + word.length)) ? ' ' : word))
    .replace(NUMBER, (found) => (isSchoolYear(found) ? found : ' '));
  return left === text ? text : dropContacts(left);
}

function isAddress(word: string, after: string): boolean {
  return (
    ELSEWHERE.test(word) ||
    (word.match(LONG) ?? []).some((long) => /\d/.test(long)) ||
    Array.from(word.matchAll(LAST_PART)).some((match) => endsAddress(match, after))
  );
}

/** Whether the letters behind a point are the last part of an address, and not of a name. */
function endsAddress({ 0: found, 1: ending = '', index, input }: RegExpExecArray, after: string): boolean {
  const before = input.slice(0, index).normalize('NFC');
  const rest = input.slice(index + found.length);
  const isKnown = ENDINGS.has(ending.toLowerCase());
  const hasPath = rest.startsWith('/');
  if (!isKnown && !hasPath) return false;
  if (isKnown && hasPath) return true;
  if (/^\p{Lu}\p{Ll}/u.test(ending)) return !INITIALS.test(before) && !isParticle(before, ending, after);
  if (/^\p{Lu}/u.test(ending)) return !CAPITALS.test(before);
  return !isParticle(before, ending, after);
}

function isParticle(before: string, ending: string, after: string): boolean {
  return ending.toLowerCase() === 'de' && FIRST_NAME.test(before) && /^\s+\p{Lu}/u.test(after);
}

/** `2025/2026` has eight digits and is no telephone number. Of any two years, some could be one. */
function isSchoolYear(found: string): boolean {
  const [, from, to] = /^\(?(\d{4})[/–-]((?:19|20)\d\d)$/.exec(found) ?? [];
  return from !== undefined && Number(from) + 1 === Number(to);
}
