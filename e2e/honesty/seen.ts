import type { Frame, Page } from '@playwright/test';

/**
 * Whether a visitor can see the simulation label: it is inside the window, covered neither at its center nor at four
 * inset corners, opaque and not clipped by any ancestor; its text is complete, has enough contrast and is at least as
 * large as the text of the page. While a modal dialog is open, this is the label in the dialog.
 *
 * @returns 'seen', or what is wrong
 */
export function seen(page: Page | Frame): Promise<string> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const element = (dialog ?? document).querySelector('[data-simulation-label]');
    if (!(element instanceof HTMLElement)) return 'no label';
    const words = [...element.querySelectorAll<HTMLElement>('p')].find((line) => line.offsetWidth > 0);
    if (words === undefined) return 'no words';
    if (!/^Simulation – .*\b(invented|erfunden)\b/.test(words.textContent))
      return `says ${words.textContent}`;

    const box = words.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return 'outside';
    const at = (x: number, y: number) =>
      document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    const points = [at(0.5, 0.5), at(0.04, 0.2), at(0.96, 0.2), at(0.04, 0.8), at(0.96, 0.8)];
    if (!points.every((top) => top !== null && element.contains(top))) return 'covered';
    if (words.scrollWidth > words.clientWidth + 1) return 'truncated';

    let opacity = 1;
    for (let up: Element | null = words; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      opacity *= Number(style.opacity);
      if (style.visibility !== 'visible') return 'hidden';
      const cut = up.getBoundingClientRect();
      const clips = style.overflow !== 'visible' && up !== document.body && up !== document.documentElement;
      if (clips && (cut.top > box.top + 1 || cut.bottom < box.bottom - 1)) return 'cut off';
      if (clips && (cut.left > box.left + 1 || cut.right < box.right - 1)) return 'cut off';
    }
    if (opacity < 0.99) return 'faded';

    const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
    if (size(words) < Math.max(14, size(document.body))) return 'too small';
    if (matchMedia('(forced-colors: active)').matches) return 'seen'; // the system chooses the colors

    const numbers = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(color).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ground: Element | null = words;
    while (ground && (numbers(getComputedStyle(ground).backgroundColor)[3] ?? 1) < 1)
      ground = ground.parentElement;
    const [light = 0, dark = 0] = [
      luminance(getComputedStyle(words).color),
      luminance(getComputedStyle(ground ?? document.body).backgroundColor),
    ].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05) >= 7 ? 'seen' : 'in too little contrast';
  });
}
