/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
type Colour = { readonly rgb: readonly [number, number, number]; readonly alpha: number };

/** A computed colour; undefined for a notation other than `rgb()` and `rgba()`. */
export function colourOf(text: string): Colour | undefined {
  const found = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  if (found === null) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = found.slice(1).map((part) => Number(part ?? 1));
  return { rgb: [red, green, blue], alpha };
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ rgb }: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
