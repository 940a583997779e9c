import { createRef } from 'react';
import '../../features/cards/list/list.module.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RowList } from './RowList';
import { useSlideIn } from './useSlideIn';

/** Each slide stands still at its beginning: a test moves it, so that none is over before it is looked at. */
beforeEach(() => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...given) {
    const slide = animate.apply(this, given);
    slide.pause();
    return slide;
  });
});

const slideIn = (container: Element) => container.querySelector('tbody')?.getAnimations()[0];

const scroller = createRef<HTMLDivElement>();

function Slides({ newest }: { newest: number | undefined }) {
  useSlideIn(scroller, newest, true);
  return null;
}

const list = (...keys: number[]) => (
  <section className="frame-list">
    <RowList label="rows" scroller={scroller} description="" columns={['row']} empty="none" footer="">
      {keys.map((key) => (
        <tr key={key}>
          <td style={{ height: 60 }}>row {key}</td>
        </tr>
      ))}
    </RowList>
    <Slides newest={keys[0]} />
  </section>
);

const topOf = (container: Element, key: number) =>
  Array.from(container.querySelectorAll('tbody tr'))
    .find((one) => one.textContent?.includes(`row ${key}`))
    ?.getBoundingClientRect().top ?? Number.NaN;

it('slides older rows down from where they were when a new one comes in', async () => {
  const { container, rerender } = await render(list(1));
  const before = topOf(container, 1);
  await rerender(list(2, 1));
  expect(Math.abs(topOf(container, 1) - before)).toBeLessThan(1);
  slideIn(container)?.finish();
  expect(topOf(container, 1)).toBeGreaterThan(before + 30);
});

it('goes on from where the rows are when the next one comes in before the slide is over, or has begun', async () => {
  const { container, rerender } = await render(list(1));
  const before = topOf(container, 1);
  await rerender(list(2, 1));
  await rerender(list(3, 2, 1)); // before any frame
  expect(Math.abs(topOf(container, 1) - before)).toBeLessThan(1);
  const slide = slideIn(container);
  if (slide) slide.currentTime = 60;
  const midway = topOf(container, 1);
  expect(midway).toBeGreaterThan(before + 1);
  await rerender(list(4, 3, 2, 1));
  expect(Math.abs(topOf(container, 1) - midway)).toBeLessThan(1);
});

it('keeps a row that leaves until the slide is over, below the others, and then has no animation left', async () => {
  const { container, rerender } = await render(list(2, 1));
  await rerender(list(3, 2));
  const [body, left] = container.querySelectorAll('tbody');
  expect(left?.textContent).toBe('row 1');
  slideIn(container)?.play();
  await expect.poll(() => body?.getAnimations()).toEqual([]);
  await expect.poll(() => left?.textContent).toBe('');
  const [first, second] = [topOf(container, 3), topOf(container, 2)];
  expect(second - first).toBe(body?.rows[0]?.getBoundingClientRect().height);
});
