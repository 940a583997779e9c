import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF as Chromium writes it: plain objects, compressed streams, fonts whose glyphs are
 * named by a `ToUnicode` table. Enough to ask whether a word can be extracted; not a reader for any other PDF.
 */
export function pdfTexts(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);

  const streamOf = (id: string) => {
    const body = objects.get(id) ?? '';
    const start = /stream\r?\n/.exec(body);
    if (start === null) return '';
    const from = start.index + start[0].length;
    const bytes = Buffer.from(body.slice(from, from + Number(/\/Length (\d+)/.exec(body)?.[1])), 'latin1');
    return /\/FlateDecode/.test(body) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  };

  /** What a dictionary refers to under a key, by name: `/Font <</F4 4 0 R>>`. */
  const namesIn = (dictionary: string, key: string) => {
    const inner = new RegExp(`/${key}\\s*<<([^>]*)>>`).exec(dictionary)?.[1] ?? '';
    return new Map([...inner.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
  };

  const resourcesOf = (body: string) => {
    const referred = /\/Resources (\d+) 0 R/.exec(body)?.[1];
    return referred === undefined ? body : (objects.get(referred) ?? '');
  };

  const signsOf = (font: string) => {
    const table = streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '');
    const signs = new Map<number, string>();
    const hex = (text: string) => Number.parseInt(text, 16);
    const text = (code: string) =>
      (code.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('');
    for (const [, part = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
      for (const [, from = '', to = ''] of part.matchAll(/<(\w+)> <(\w+)>/g)) signs.set(hex(from), text(to));
    for (const [, part = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, first = '', last = '', to = ''] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
        for (let code = hex(first); code <= hex(last); code += 1)
          signs.set(code, String.fromCharCode(hex(to) + code - hex(first)));
    return signs;
  };

  const textOf = (content: string, resources: string): string => {
    const fonts = new Map([...namesIn(resources, 'Font')].map(([name, id]) => [name, signsOf(id)]));
    const drawn = namesIn(resources, 'XObject');
    let signs = new Map<number, string>();
    let isDrawn = false;
    let said = '';
    for (const [, font, shown, object] of content.matchAll(
      /\/(\S+) [\d.]+ Tf|(<[0-9A-Fa-f]+>|\[[^\]]*\]) T[jJ]|\/(\S+) Do/g,
    )) {
      if (font !== undefined) {
        signs = fonts.get(font) ?? new Map();
        // A font with variable weight becomes one that is drawn sign by sign, with codes of one byte.
        isDrawn = /\/Type3\b/.test(objects.get(namesIn(resources, 'Font').get(font) ?? '') ?? '');
      }
      for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9A-Fa-f]+)>/g))
        for (const code of codes.match(isDrawn ? /.{2}/g : /.{4}/g) ?? [])
          said += signs.get(Number.parseInt(code, 16)) ?? '';
      const form = drawn.get(object ?? '');
      if (form !== undefined) said += textOf(streamOf(form), resourcesOf(objects.get(form) ?? ''));
    }
    return `${said}\n`;
  };

  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const contents = /\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1] ?? '';
    const streams = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => streamOf(id));
    return textOf(streams.join('\n'), resourcesOf(page));
  });
}
