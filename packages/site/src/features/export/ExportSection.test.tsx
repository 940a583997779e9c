import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SessionStore } from '../../store/createSessionStore';
import { positionOf } from '../../visit/story/position';
import { progressAt } from '../../visit/story/progress';
import { focus, renderAt } from '../shared/testing/renderAt';
import { ExportSection } from './ExportSection';

/** The names of the files that the browser was given. */
const saved: string[] = [];
const status = page.getByRole('status');
const saveAs = (format: string) => page.getByRole('button', { name: `Save as ${format}` });

beforeEach(() => {
  saved.length = 0;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
});

const openRun = (store: SessionStore, seed: string) => {
  const { address } = store.getState().visit;
  store.dispatch({ type: 'openRun', address: { ...address, seed } });
};

it('after Back to another run no file of the run that was left is named as saved; Forward names it again', async () => {
  const { store } = await renderAt('/?seed=alpha&t=60&still=1', <ExportSection />);
  const before = store.getState().visit;
  openRun(store, 'beta');
  await saveAs('JSON').click();
  await expect.element(status).toHaveTextContent(/simulation-beta\.json/);
  expect(saved).toEqual(['simulation-beta.json']);
  const after = store.getState().visit;
  store.dispatch({ type: 'return', visit: before });
  await expect.element(status).toBeEmptyDOMElement();
  store.dispatch({ type: 'return', visit: after });
  await expect.element(status).toHaveTextContent(/simulation-beta\.json/);
});

it('a file that is being made ends with its run: after Forward to another one nothing is saved', async () => {
  // Ten days: long enough to leave it.
  const { store } = await renderAt('/?seed=7&t=864000&still=1', <ExportSection />);
  await saveAs('JSON').click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.element(page.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
  focus(cancel);
  openRun(store, 'beta');
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(saveAs('JSON')).toHaveFocus();
  await expect.element(status).toBeEmptyDOMElement();
  await saveAs('CSV').click();
  await expect.element(status).toHaveTextContent(/simulation-beta\.csv/);
  expect(saved).toEqual(['simulation-beta.csv']);
});

it("a saved file of Robin's run is not named beside the visitor's own", async () => {
  const { store } = await renderAt('/?seed=7&t=60&still=1', <ExportSection />);
  const own = store.getState().visit;
  store.dispatch({ type: 'openStory' });
  const position = positionOf(progressAt('story-link', '7'));
  store.dispatch({ type: 'moveStory', position, isStep: true });
  await saveAs('JSON').click();
  await expect.element(status).toHaveTextContent(/simulation-story-7\.json/);
  store.dispatch({ type: 'return', visit: own });
  await expect.element(status).toBeEmptyDOMElement();
});
