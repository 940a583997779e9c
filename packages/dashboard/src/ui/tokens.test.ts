import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The two colors of each token, as bytes of red, green and blue: in the light and in the dark theme. */
const colors = new Map(
  [...source.matchAll(/--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: bytesOf(light), dark: bytesOf(dark) }] as const,
  ),
);

function bytesOf(hex: string): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(bytes: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two tokens, 1 to 21 (WCAG 2.2). */
function contrast(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [dark = 0, light = 0] = [text, ground]
    .map((name) => luminance(colors.get(name)?.[theme] ?? []))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'card', 'card-top', 'raised', 'hover', 'notice', 'sunken'];

// docs/accessibility.md: text has 4.5:1, the label 7:1.
describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(['ink', 'ink-soft', 'gain', 'fair'])('%s can be read on every ground', (text) => {
    for (const ground of GROUNDS) expect(contrast(text, ground, theme), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('INV-11 the label has a contrast of 7:1 on every ground', () => {
    for (const ground of ['paper', 'card', 'card-top', 'notice'])
      expect(contrast('simulation', ground, theme), ground).toBeGreaterThanOrEqual(7);
  });
});
