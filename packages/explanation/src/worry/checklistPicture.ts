import type { ChecklistTexts } from '../texts/checklist';

const WIDTH = 1080;
const MARGIN = 72;
/** Of a text: its size in px, and what it is told from the others by. */
type Style = {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly before: number;
};

const TITLE: Style = { size: 52, weight: 600, color: '#141a2e', before: 40 };
const PART: Style = { size: 34, weight: 600, color: '#141a2e', before: 34 };
const SAYS: Style = { size: 34, weight: 400, color: '#141a2e', before: 8 };
const LABEL: Style = { size: 34, weight: 600, color: '#97180f', before: 44 };

/** Line height, as a multiple of the size. */
const LEADING = 1.4;

type Line = { readonly text: string; readonly style: Style; readonly y: number };

/**
 * Lays texts out in lines of a width. A word that is wider, as a link may be, takes several: whoever reads it has to
 * have all of it.
 *
 * @param widthOf of a text, in the units of the width
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((word) => partsOf(word, width, widthOf))) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (widthOf(`${last} ${word}`) > width) lines.push(last, word);
    else lines.push(`${last} ${word}`);
  }
  return lines;
}

/** A word in parts that each fill a line but for the last. */
function partsOf(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.pop() ?? '';
    if (last !== '' && widthOf(last + character) > width) parts.push(last, character);
    else parts.push(last + character);
  }
  return parts;
}

/**
 * The checklist as a picture, with the simulation label in it (INV-13): it opens where no link does.
 *
 * @throws where the browser lets no script draw
 */
export async function checklistPicture(texts: ChecklistTexts, label: string, link: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const fontOf = ({ size, weight }: Style) => `${weight} ${size}px Inter, system-ui, sans-serif`;
  const blocks: readonly (readonly [string, Style])[] = [
    [label, { ...LABEL, before: MARGIN }],
    [texts.title, TITLE],
    ...texts.parts.flatMap(({ title, says }): [string, Style][] => [
      [title, PART],
      ...says.map((text): [string, Style] => [says.length === 1 ? text : `• ${text}`, SAYS]),
    ]),
    [link, { ...PART, before: MARGIN }],
  ];
  let y = 0;
  const lines: Line[] = [];
  for (const [text, style] of blocks) {
    context.font = fontOf(style);
    y += style.before;
    for (const line of linesOf(text, WIDTH - 2 * MARGIN, (words) => context.measureText(words).width)) {
      lines.push({ text: line, style, y });
      y += style.size * LEADING;
    }
  }
  canvas.width = WIDTH;
  canvas.height = Math.ceil(y + MARGIN);
  context.fillStyle = '#fffefc';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  for (const { text, style, y } of lines) {
    context.font = fontOf(style);
    context.fillStyle = style.color;
    context.fillText(text, MARGIN, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
