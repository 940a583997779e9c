import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectPaused } from '../../store/selectors';
import { openTourAt, STOPS, tourAt } from '../../testing/tour';
import { focus, renderAt } from '../shared/testing/renderAt';
import { PlaybackControls } from './PlaybackControls';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const openMore = () => page.getByText('More', { exact: true }).click();

async function openAt(address: string) {
  const { store } = await renderAt(address, <PlaybackControls />);
  return {
    store,
    closed: () => store.getState().session.account.closed,
    trades: () => store.getState().session.trades,
    timeline: page.getByRole('slider').first(),
  };
}

it('the run is held, stepped, skipped, rewound and brought back to latest', async () => {
  const { store, closed, trades, timeline } = await openAt('/?seed=7&t=60&still=1&trades=0');
  const before = trades();
  await openMore();
  const latest = page.getByRole('button', { name: 'Back to latest' });
  await expect.element(timeline).toHaveAttribute('aria-valuetext', '00:01:00');
  await expect.element(page.getByText('Invented trades so far: 30')).toBeInTheDocument();
  await expect.element(latest).toHaveAttribute('aria-disabled', 'true');

  await press('+1 trade, then pause');
  expect(closed()).toBe(31);
  await press('1 day');
  await press('+1 day, ahead');
  expect(closed()).toBeGreaterThan(40_000);
  await expect.element(page.getByText('1 d 00:01:02', { exact: true }).first()).toBeInTheDocument();
  await press('To the start');
  expect([closed(), trades()]).toEqual([0, []]);
  for (const name of ['To the start', '−1 day, back'])
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await press('1 min');
  await press('+1 min, ahead');
  expect(trades()).toEqual(before);
  await press('1 h');
  await press('+1 h, ahead');
  await press('−1 h, back');
  expect(trades()).toEqual(before);
  await latest.click();
  expect(closed()).toBeGreaterThan(40_000);
  // The button keeps the focus, so that the next Tab goes on from there.
  await expect.element(latest).toHaveAttribute('aria-disabled', 'true');
  await expect.element(latest).toHaveFocus();
  expect(selectPaused(store.getState())).toBe(true);
});

it('presses in quick succession go on from where the ones before lead, also while that is computed', async () => {
  const { store } = await openAt('/?seed=7&still=1');
  await openMore();
  await press('1 day');
  const pressOnce = (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).element();
    if (button instanceof HTMLElement) button.click();
  };
  const reached = () => expect.poll(() => store.getState().isReaching).toBe(false);
  const day = 86_400_000;
  for (const name of ['+1 day, ahead', '+1 day, ahead']) pressOnce(name);
  await reached();
  expect(store.getState().session.now).toBe(2 * day);
  for (const name of ['+1 day, ahead', '+1 trade, then pause']) pressOnce(name);
  await reached();
  expect(store.getState().session.now).toBeGreaterThanOrEqual(3 * day);
});

it('the timeline ends where the run that an extra shows does', async () => {
  const { store, timeline } = await openAt('/?seed=7');
  openTourAt(store, STOPS.guides);
  await expect.element(timeline).toHaveAttribute('max', String(tourAt(STOPS.guides).shown?.until));
});

it.each([
  ['a pull of the timeline', () => userEvent.keyboard('{PageUp}{ArrowLeft}{End}{ArrowLeft}')],
  [
    'several skips',
    async () => {
      for (let skip = 0; skip < 6; skip += 1) await press('+1 min, ahead');
    },
  ],
])(
  'who looks ahead, by %s, comes back to where the run was, and from there to what was seen',
  async (_, look) => {
    const { store, timeline } = await openAt('/?seed=7&t=13&still=1');
    const now = () => store.getState().visit.play.at;
    focus(timeline);
    await look();
    expect(now()).toBeGreaterThan(290_000);
    await press('Back to 00:00:13');
    expect(now()).toBe(13_000);
    await press('Back to latest');
    expect(now()).toBeGreaterThanOrEqual(300_000);
    // What is played after a look is the latest.
    await press('+1 min, ahead');
    store.dispatch({ type: 'pause', paused: false });
    store.tick(20_000);
    await expect.element(page.getByRole('button', { name: /^Back to 00:0/ })).toBeInTheDocument();
    const played = now();
    await press('−1 min, back');
    await press('Back to latest');
    expect(now()).toBe(played);
    // A look at the same run, started again, is another one.
    await press('+1 min, ahead');
    await expect.element(page.getByRole('button', { name: /^Back to 00:0/ })).toBeInTheDocument();
    store.dispatch({ type: 'openRun', address: { ...store.getState().visit.address, seed: '7' } });
    await expect.element(page.getByRole('button', { name: 'Back to latest' })).toBeInTheDocument();
  },
);

it('arrow keys pull the timeline by a second, Home and End to its ends, of which the last is ahead of a short run, and the speed through its stops', async () => {
  const { store, closed, timeline } = await openAt('/de?seed=7&t=30&still=1&trades=0');
  focus(page.getByRole('button', { name: 'Fortsetzen' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '+1 min, vor' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}'); // over the way back to the latest
  await expect.element(timeline).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(timeline).toHaveAttribute('aria-valuetext', '00:00:29');
  await userEvent.keyboard('{Home}');
  expect(closed()).toBe(0);
  await userEvent.keyboard('{End}');
  expect(store.getState().visit.play.at).toBe(300_000);
  const speed = page.getByRole('slider', { name: 'Tempo' });
  await expect.element(speed).toHaveAttribute('aria-valuetext', '1×');
  focus(speed);
  await userEvent.keyboard('{Home}');
  await expect.element(speed).toHaveAttribute('aria-valuetext', '0,25×');
  for (const text of ['0,5×', '1×', '2×', '5×', '10×', '60×', '1000×']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(speed).toHaveAttribute('aria-valuetext', text);
  }
  expect(store.getState().visit.play.speed).toBe(1_000);
});

it('a speed from the link is shown, and each label below the slider can be pressed', async () => {
  await openAt('/?seed=7&speed=3&still=1');
  await openMore();
  const speed = page.getByRole('slider', { name: 'Speed' });
  await expect.element(speed).toHaveAttribute('aria-valuetext', '3×');
  for (const word of ['0.25×', '60×', '2×', '1000×']) {
    const label = page.getByText(word, { exact: true }).last().element().getBoundingClientRect();
    const slider = speed.element().getBoundingClientRect();
    const position = { x: label.x + label.width / 2 - slider.x, y: label.y + label.height / 2 - slider.y };
    expect(document.elementFromPoint(position.x + slider.x, position.y + slider.y)).toBe(speed.element());
    await speed.click({ position });
    await expect.element(speed).toHaveAttribute('aria-valuetext', word);
  }
});

it('with the focus the timeline holds the time that a reader has said; it is seen to go on, and a key starts from there', async () => {
  const { store, timeline } = await openAt('/?seed=7&t=60');
  focus(timeline);
  const said = 60_000;
  const seen = () => Number(getComputedStyle(timeline.element()).getPropertyValue('--at'));
  const before = seen();
  store.dispatch({ type: 'setSpeed', speed: 10 });
  store.tick(5_000);
  await expect.poll(seen).toBeGreaterThan(before);
  await expect.element(timeline).toHaveValue(String(said));
  await userEvent.keyboard('{ArrowLeft}');
  expect(Number(timeline.element().getAttribute('value'))).toBeGreaterThan(said + 10_000);
});

it('the clock ticks between trades while it is visible', async () => {
  const { store, closed, timeline } = await openAt('/?seed=7&t=60&trades=0');
  const count = closed();
  const times = new Set<string | null>();
  for (let looks = 0; closed() === count && looks < 100; looks += 1) {
    store.tick(store.msUntilChange() ?? 0); // as the page does
    await expect
      .poll(() => Number(timeline.element().getAttribute('value')))
      .toBe(Math.floor(store.getState().visit.play.at / 1_000) * 1_000);
    if (closed() === count) times.add(timeline.element().getAttribute('aria-valuetext'));
  }
  expect(times.size).toBeGreaterThan(1);
});
