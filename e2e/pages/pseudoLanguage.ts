import type { Plugin } from 'vite';

/**
 * A text, or all in a group, about 40 % longer and still to be read, with marks at both ends. Places stay as they are.
 * The build puts the source of this function into the scripts.
 */
function translate(value: unknown): unknown {
  const doubled = new Map(
    Array.from('aäeéiíoöuüAÄEÉOÖUÜ'.matchAll(/(.)(.)/gu), ([, plain, accent = '']) => [
      plain,
      accent + accent,
    ]),
  );
  if (typeof value === 'string' && value.startsWith('[')) return value; // of a group that is in this one
  if (typeof value === 'string')
    return `[${value.replace(/\{\w+\}|[aeiouAEOU]/g, (found) => doubled.get(found) ?? found)}]`;
  if (Array.isArray(value)) return value.map(translate);
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, each]) => [
      key,
      // The label says what the HTML says, whose build has no other language; else figures are withheld.
      /^label[A-Z]/.test(key) ? each : translate(each),
    ]),
  );
}

/** Every English text as one of a language that nobody speaks. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform: (code, id) =>
      // The texts of `/v` are those of the specification.
      /[\\/]src[\\/](?:i18n|texts)[\\/]en[\\/](?!script)[\w\\/]+\.ts$/.test(id)
        ? `${code.replace(/^export const (\w+)/gm, 'const $1__plain')}\n${translate.toString()}\n${[
            ...code.matchAll(/^export const (\w+)/gm),
          ]
            .map(([, name]) => `export const ${name} = translate(${name}__plain);`)
            .join('\n')}`
        : undefined,
  };
}
