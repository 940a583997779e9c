import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { WorrySection } from './WorrySection';

const status = page.getByRole('status');
const press = (name: string) => page.getByRole('button', { name }).click();

it('says that the picture is saved once it is, and where it cannot be drawn, that it is not', async () => {
  await renderAt('/?seed=7', <WorrySection />);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((call) => call(null));
  await press('Checklist as picture');
  await expect.element(status).toHaveTextContent(/^The browser does not let this page save files/);
  await press('Checklist as picture');
  await expect.element(status).toHaveTextContent(/^The picture is saved$/);
});

it('in a sandboxed frame, which may refuse the picture without a word, does not say that it is saved', async () => {
  vi.stubGlobal('origin', 'null');
  onTestFinished(() => void vi.unstubAllGlobals());
  await renderAt('/?seed=7', <WorrySection />);
  await press('Checklist as picture');
  await expect
    .element(status)
    .toHaveTextContent(/^The picture was handed to the browser\. If no file appears/);
});

it('answers the last press alone', async () => {
  await renderAt('/?seed=7', <WorrySection />, { copyText: async () => true });
  await press('Checklist as picture');
  await press('Copy a message');
  await expect.element(status).toHaveTextContent(/^The message is copied$/);
  await press('Copy the link');
  await expect.element(status).toHaveTextContent(/^The link is copied$/);
  await press('Checklist as picture');
  await expect.element(status).toHaveTextContent(/^The picture is saved$/);
});
