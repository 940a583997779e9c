import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../honesty/Dialog/Dialog';
import type { Actions } from '../../store/react/actions';
import { useStoreState } from '../../store/react/useSession';
import { selectDialog } from '../../store/selectors';
import { announce } from '../../ui/Status/announce';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { DigestChoice } from '../controls/DigestChoice';
import { renderAt } from '../shared/testing/renderAt';
import { Digest } from './Digest';

type Pace = ReturnType<Actions['digestPace']['read']>;

// One clock for all of them: when a message comes depends on when the last one did.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return () => vi.useRealTimers();
});
beforeEach(() => vi.advanceTimersByTime(60_000));

/** The dialog of Withdraw, which does not pause the run. */
const Withdraw = () => useStoreState(selectDialog) && <Dialog title="Withdraw">text</Dialog>;

/** The page at an address, heard at a pace that may be chosen. */
async function listenAt(address: string, pace: Pace) {
  const { store, container } = await renderAt(
    address,
    <>
      <Digest />
      <DigestChoice />
      <StatusRegion />
      <Withdraw />
    </>,
    {
      digestPace: {
        read: () => pace,
        write: (chosen) => {
          pace = chosen;
        },
      },
    },
  );
  const heard = new Set<Node>();
  return {
    store,
    /** Lets seconds pass, and gives what is said in them, with its second. */
    listen: (seconds: number) => {
      const notes: { second: number; text: string }[] = [];
      for (let second = 1; second <= seconds; second += 1) {
        store.tick(1_000);
        vi.advanceTimersByTime(1_000);
        for (const message of container.querySelectorAll('[role=status] > *')) {
          if (heard.has(message)) continue;
          heard.add(message);
          notes.push({ second, text: message.textContent });
        }
      }
      return notes;
    },
  };
}

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the digest comes at the pace that was chosen, never faster than ten seconds, and not at all once it is off', async () => {
  const { listen } = await listenAt('/de?seed=7&trades=0', '60');
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await choose('Alle 10 s');
  const notes = listen(22);
  expect(notes.map(({ text }) => text)).toEqual(
    Array.from({ length: 2 }, () =>
      expect.stringMatching(
        /^\d+ simulierte Geschäfte in den letzten 10 Sekunden, Gesamtbetrag [\d.]+,\d\d €$/,
      ),
    ),
  );
  expect((notes[1]?.second ?? 0) - (notes[0]?.second ?? 0)).toBeGreaterThanOrEqual(10);
  await choose('Aus');
  expect(listen(70)).toEqual([]);
});

it('the digest says nothing while nothing is played, while a dialog is open and while the page is hidden, and then begins its minute anew', async () => {
  const { store, listen } = await listenAt('/?seed=7&still=1&t=30', '60');
  const minute = [
    { second: expect.any(Number), text: expect.stringMatching(/^\d\d simulated trades in the last minute/) },
  ];
  expect(listen(70)).toEqual([]);
  store.dispatch({ type: 'pause', paused: false });
  await expect.poll(() => store.getState().visit.play.paused).toBe(false);
  listen(49);
  store.dispatch({ type: 'openDialog', dialog: 'withdraw' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(listen(70)).toEqual([]);
  store.dispatch({ type: 'closeDialog' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(listen(20)).toEqual(minute);
  setHidden(true);
  onTestFinished(() => setHidden(false));
  expect(listen(120)).toEqual([]);
  setHidden(false);
  expect(listen(55)).toEqual([]);
  expect(listen(10)).toEqual(minute);
});

it('a message just before the digest delays it, and both are announced', async () => {
  const { listen } = await listenAt('/?seed=7', '60');
  expect(listen(58)).toEqual([]);
  announce('Label: Overall');
  const notes = listen(15);
  expect(notes.map(({ text }) => text)).toEqual([
    'Label: Overall',
    expect.stringMatching(/simulated trades in the last minute/),
  ]);
  expect(notes[1]?.second).toBeGreaterThanOrEqual(12); // of the next interval
});
