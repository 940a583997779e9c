import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { labelSentence } from '../../i18n';
import { en } from '../../i18n/en/page';
import { LanguageContext } from '../../store/react/language';
import { Dialog } from './Dialog';
import { DialogAbout } from './DialogHead';

const panel = (onClose = () => undefined) => (
  <Dialog key="panel" title="panel" onClose={onClose}>
    <button type="button">first</button>
    <DialogAbout>What it is about.</DialogAbout>
  </Dialog>
);

const overlay = (onCloseRefused = () => undefined) => (
  <Dialog key="overlay" title="overlay" layout="fullScreen" onCloseRefused={onCloseRefused}>
    text
  </Dialog>
);

const page = (...dialogs: readonly React.ReactNode[]) => (
  <LanguageContext value={{ locale: 'en', texts: en }}>
    <main tabIndex={-1}>
      <button type="button">opener</button>
      {dialogs}
    </main>
  </LanguageContext>
);

const dialogNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('dialog')].find(
    (dialog) => dialog.querySelector('h2')?.textContent === name,
  );

it('leaves the page where it is scrolled to when it closes, also where the opener has no focus', async () => {
  const tall = (...dialogs: readonly React.ReactNode[]) => (
    <div style={{ height: '300vh', paddingTop: '50vh' }}>{page(...dialogs)}</div>
  );
  const { rerender } = await render(tall());
  window.scrollTo(0, innerHeight);
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  await rerender(tall(panel()));
  await rerender(tall());
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(window.scrollY).toBe(before);
});

it('opens with the focus on its heading, described by the first sentence; the label describes the dialog; no part is said to be clickable', async () => {
  const { container } = await render(page(panel()));
  const dialog = container.querySelector('dialog');
  await expect.element(dialog).toHaveAccessibleDescription(labelSentence(en));
  await expect.element(container.querySelector('h2')).toHaveFocus();
  await expect
    .element(container.querySelector('h2'))
    .toHaveAccessibleDescription('Simulation. What it is about.');
  expect(dialog?.onclick).toBeNull(); // React sets one for `onClick`
});

it('opens a full-screen dialog beneath, visible, and makes it modal when the one above closes', async () => {
  const { container, rerender } = await render(page(panel()));
  await rerender(page(overlay(), panel()));
  const beneath = dialogNamed(container, 'overlay');
  expect(beneath?.open).toBe(true);
  expect(beneath?.matches(':modal')).toBe(false);
  expect(document.activeElement).toHaveTextContent('panel');
  await rerender(page(overlay()));
  expect(beneath?.matches(':modal')).toBe(true);
  expect(document.activeElement).toHaveTextContent('overlay');
  await rerender(page());
  expect(document.activeElement).toBe(container.querySelector('main'));
});

it('asks only the topmost dialog to close at Escape, and never closes one that refuses', async () => {
  const onClose = vi.fn(() => undefined);
  const onCloseRefused = vi.fn(() => undefined);
  const { container, rerender } = await render(page(overlay(onCloseRefused)));
  await rerender(page(overlay(onCloseRefused), panel(onClose)));
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
  expect(onCloseRefused).not.toHaveBeenCalled();
  await rerender(page(overlay(onCloseRefused)));
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.poll(() => onCloseRefused.mock.calls.length).toBe(3);
  expect(dialogNamed(container, 'overlay')?.matches(':modal')).toBe(true);
});

it('is printed as a part of the document: the topmost dialog alone, whole, with what is drawn and what is folded', async () => {
  const draw = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.fillRect(0, 0, 4, 4);
  const { container, rerender } = await render(page(overlay()));
  await rerender(
    page(
      overlay(),
      <Dialog key="above" title="above" onClose={() => undefined}>
        <input aria-label="typed" />
        <canvas ref={draw} width={4} height={4} />
        <details>
          <summary>folded</summary>
          <p>whole</p>
        </details>
      </Dialog>,
    ),
  );
  const typed = container.querySelector('input');
  if (typed) typed.value = 'Ada';
  window.dispatchEvent(new Event('beforeprint'));
  const [printed, ...others] = document.querySelectorAll('body > article');
  expect(others).toEqual([]);
  expect(printed?.textContent).toContain(labelSentence(en));
  expect(printed?.querySelector('h2')?.textContent).toBe('above');
  expect(printed?.querySelector('input')?.value).toBe('Ada');
  expect(printed?.querySelector('details')?.open).toBe(true);
  const pixel = printed?.querySelector('canvas')?.getContext('2d')?.getImageData(1, 1, 1, 1).data[3];
  expect(pixel).toBe(255);
  expect(dialogNamed(container, 'above')?.matches(':modal')).toBe(true); // in use meanwhile
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('body > article')).toBeNull();
});
