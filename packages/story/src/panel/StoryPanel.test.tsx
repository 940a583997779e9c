import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { BEGINNING, STORY } from '../beginning';
import { type Case, type Check, casesOf, type Verdict } from '../rules/cases';
import { positionOf, progressOf } from '../rules/position';
import { openStory } from '../rules/progress';
import { movedIn, play, type Story, sparedIn, storyAt, worstOf } from '../rules/story';
import { openStoryAt } from '../testing/openStoryAt';
import { de as practiceDe } from '../texts/de/practice';
import { de } from '../texts/de/story';
import { en as practiceEn } from '../texts/en/practice';
import { en } from '../texts/en/story';
import { caseText } from './caseText';
import { StoryPanel } from './StoryPanel';
import { moneyInText } from './storyText';

const panelIn = (locale: 'en' | 'de') => <StoryPanel texts={{ en, de }[locale]} />;
const panel = panelIn('en');

const button = (name: string) => page.getByRole('button', { name, exact: true });

type Answer = (shown: Case) => Verdict;

/** Opens a set of cases and answers all six with presses, after checks where `checked` has them. */
async function practice(address: string, answer: Answer, checked: readonly Check[] = []) {
  const { store, container } = await renderAt(address, panelIn(address.startsWith('/de') ? 'de' : 'en'));
  openStoryAt(store, 'cases');
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const cases = casesOf(1, '7');
  for (const shown of cases) {
    await expect.poll(() => find('[data-case]')).toHaveAttribute('data-case', shown.id);
    for (const check of checked) {
      find(`button[data-case-check="${check}"]`)?.click();
      await expect.poll(() => find(`[data-case-found="${check}"]`)).toBeVisible();
    }
    find(`button[data-case-answer="${answer(shown)}"]`)?.click();
    await expect.poll(() => find('[data-case-reveal]')).toHaveAttribute('data-case-reveal', shown.verdict);
    find('button[data-case-next]')?.click();
  }
  await expect.poll(() => find('[data-honest-refused]')).not.toBeNull();
  const namedIn = (list: string) =>
    [...container.querySelectorAll(`[${list}] > li`)].map((item) => item.textContent);
  return { container, refused: namedIn('data-honest-refused'), believed: namedIn('data-frauds-believed') };
}

it('a case is checked and answered by keyboard: what arrives, what the check finds, what it was and which check decides', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  await button('Practice: six cases').click();
  const before = store.getState().visit;
  const [first] = casesOf(1, '7');
  if (first === undefined) throw new Error('The set is empty.');
  const text = caseText(first, practiceEn);
  await expect.element(page.getByRole('heading', { name: 'Case 1 of 6: honest, or a scam?' })).toHaveFocus();
  const shown = () => container.querySelector('[data-case]');
  expect(shown()?.querySelector('figure')).toHaveTextContent('Simulated');
  expect(shown()).toHaveTextContent(text.says.at(-1) ?? '');
  expect(shown()).not.toHaveTextContent(text.checks.decisive.finds);
  focus(button(text.checks.decisive.ask));
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toHaveTextContent(text.checks.decisive.finds);
  await expect.element(button(text.checks.decisive.ask)).toHaveFocus(); // and the next check is one Tab away
  focus(button(first.verdict === 'fraud' ? 'Honest' : 'A scam'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /Case 1 of 6: it is / })).toHaveFocus();
  const reveal = () => container.querySelector('[data-case-reveal]');
  expect(reveal()).toHaveTextContent(`This check decides: ${text.checks.decisive.ask}.`);
  expect(reveal()).toHaveTextContent(text.twinFinds ?? '');
  expect(container.querySelector('[data-case-answer]')).toBeNull();
  focus(button('Go on'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /Case 2 of 6/ })).toHaveFocus();
  expect(store.getState().visit).toBe(before);
});

it.each(['/?seed=7', '/de?seed=7'])(
  'after six the honest offers that were turned down and the frauds that were believed are named, and no number; who has checked nothing, or never what decides, is told that this is not enough (%s)',
  async (address) => {
    const texts = address.startsWith('/de') ? practiceDe : practiceEn;
    const namesOf = (verdict: Verdict) =>
      casesOf(1, '7').flatMap((shown) => (shown.verdict === verdict ? [caseText(shown, texts).name] : []));
    const suspicious = await practice(address, () => 'fraud');
    expect(suspicious.refused).toEqual(
      namesOf('honest').map((name) => texts.refused.replace('{case}', name)),
    );
    expect(suspicious.believed).toEqual([]);
    expect(suspicious.container).toHaveTextContent(texts.allFraud);
    expect(suspicious.container).toHaveTextContent(texts.unchecked);
    const trusting = await practice(address, () => 'honest');
    expect(trusting.believed).toEqual(namesOf('fraud').map((name) => texts.believed.replace('{case}', name)));
    expect(trusting.refused).toEqual([]);
    expect(trusting.container).toHaveTextContent(texts.allHonest);
    expect(trusting.container).not.toHaveTextContent(/\d of \d|\d von \d|\d\s?%/);
    const checked = await practice(address, ({ verdict }) => verdict, ['idle', 'partial', 'decisive']);
    expect([checked.refused, checked.believed]).toEqual([[], []]);
    expect(checked.container).toHaveTextContent(texts.noneRefused);
    expect(checked.container).toHaveTextContent(texts.noneBelieved);
    expect(checked.container.querySelector('[data-case-unchecked]')).toBeNull();
    const guessed = await practice(address, ({ verdict }) => verdict, ['idle', 'partial']);
    expect(guessed.container).toHaveTextContent(texts.undecided);
    expect(guessed.container).not.toHaveTextContent(texts.unchecked);
  },
);

it('a double click on a choice makes that choice and none of the next chapter; twice on a button that stays are two presses', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  const path = () => {
    const position = store.getState().visit.extra?.position;
    return position && progressOf(position)?.path.map(({ choice }) => choice);
  };
  openStoryAt(store, 'story-adult-contact');
  for (const [name, made] of [
    ['Keep writing', ['answer']],
    ['“Show me”', ['answer', 'follow']],
    ['Pay $250 in cryptocurrency', ['answer', 'follow', 'crypto']],
    ['Stop here', ['answer', 'follow', 'crypto', 'stop']],
  ] as const) {
    await userEvent.dblClick(button(name));
    await expect.poll(path).toEqual(made);
  }
  for (const detail of [1, 2]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    container.querySelector('[data-story-stays]')?.dispatchEvent(click);
    await expect.poll(() => container.querySelectorAll('[data-story-missed] li').length).toBe(detail);
  }
});

it('a line stands above each heading, so that Orca says it (StageTitle): at the beginning, in a chapter, in the debrief, in a case, once it is answered and after six', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  const lineAbove = () => container.querySelector('[data-story-title]')?.previousElementSibling;
  for (const [scene, line] of [
    ['story', '6 minutes.'],
    ['story-adult-rise', 'Chapter 4'],
    ['story-adult-debrief', 'A match'],
    ['cases', 'The first six cases'],
  ] as const) {
    openStoryAt(store, scene);
    await expect.poll(lineAbove, { message: scene }).toHaveTextContent(line);
  }
  for (let number = 1; number <= 6; number += 1) {
    container.querySelector<HTMLElement>('[data-case-answer=fraud]')?.click();
    await expect.poll(() => container.querySelector('[data-case-reveal]')).not.toBeNull();
    expect(lineAbove()).toHaveTextContent('The first six cases');
    container.querySelector<HTMLElement>('[data-case-next]')?.click();
    await expect.poll(() => container.querySelector('[data-case-reveal]')).toBeNull();
  }
  expect(container.querySelector('[data-story-title]')).toHaveTextContent(practiceEn.end);
  expect(lineAbove()).toHaveTextContent('The first six cases');
});

it('a calendar entry for the next set is saved from the page, in a week and in three months', async () => {
  await practice('/?seed=7', () => 'honest');
  const files: Blob[] = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  await button('Calendar entry in a week').click();
  await expect.element(page.getByText('simulation-practice-2026-12-05.ics is saved')).toBeVisible();
  await button('Calendar entry in three months').click();
  await expect.element(page.getByText('simulation-practice-2027-02-27.ics is saved')).toBeVisible();
  created.mockRestore();
  const [week = '', months = ''] = await Promise.all(files.map((file) => file.text()));
  expect(week.replaceAll('\r\n ', '')).toMatch(/URL:http\S*seed=7&scene=story-cases2\r\n/);
  expect(months.replaceAll('\r\n ', '')).toMatch(/URL:http\S*seed=7&scene=story-cases3\r\n/);
});

const debriefOf = (story: Story) => positionOf({ ...openStory('7', story.way), ...story, stage: 'debrief' });

it('the debrief says what talking to the bank saved, and after a larger loss not what stopping saved', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  const asked = ['card', 'bankCard', 'stop'].reduce(play, storyAt('teen', 'link'));
  store.dispatch({ type: 'moveExtra', position: debriefOf(asked), isStep: true });
  await expect.element(page.getByText('Talking to the bank saved $50.', { exact: true })).toBeVisible();
  const { saved, borrowed } = sparedIn(asked);
  expect(container).toHaveTextContent(
    `Stopping saved up to ${moneyInText(saved, 'en')}, ${moneyInText(borrowed, 'en')} of it borrowed money.`,
  );
  const followed = ['card', 'more', 'withdraw', 'more', 'access', 'withdraw', 'pay', 'stop'];
  const late = followed.reduce(play, storyAt('older', 'link'));
  store.dispatch({ type: 'moveExtra', position: debriefOf(late), isStep: true });
  await expect.poll(() => container.querySelector('[data-story-lost]')).toHaveTextContent(/\$\d+,/);
  expect(container).not.toHaveTextContent('Stopping saved');
});

it.each([
  ['the page stands still', ['card', 'more', 'withdraw', 'more', 'access', 'withdraw', 'stop']],
  ['the page is gone', ['card', 'more', 'withdraw', 'more', 'access', 'withdraw', 'pay', 'stop']],
  ['nothing was paid after the first days', ['crypto', 'stop']],
] as const)(
  'under the curve that Robin saw the debrief has what the page shows in the end, what was paid, came back and was lost, which add up: %s',
  async (_, path) => {
    const { store, container } = await renderAt('/?seed=7&still=1', panel);
    store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
    const position = debriefOf(path.reduce<Story>(play, storyAt('older', 'link')));
    store.dispatch({ type: 'moveExtra', position, isStep: true });
    const amount = (name: string) =>
      Number(container.querySelector<HTMLDataElement>(`[data-money="${name}"] data`)?.value);
    await expect.poll(() => amount('paid')).toBeGreaterThan(0);
    expect(amount('paid') - amount('returned')).toBeCloseTo(amount('lost'), 2);
    expect(String(amount('lost'))).toBe(
      String(Number(container.querySelector<HTMLDataElement>('[data-story-lost]')?.value)),
    );
    const { session } = store.getState();
    expect(session.run.name).toBe('Robin');
    expect(amount('shown')).toBe(session.account.total / 100);
    await expect
      .element(page.getByText(/^What the page showed, and what was real \(invented\)$/))
      .toBeVisible();
    // The curve ends as high as its scale allows beside what was paid.
    const line = container.querySelector('figure path')?.getAttribute('d') ?? '';
    const end = Number(line.split(' ').at(-1));
    expect(end).toBeCloseTo(100 - (100 * amount('shown')) / Math.max(amount('shown'), amount('paid')), 6);
  },
);

it('the debrief names each check that was not made with what it would have found, in every chapter of the path', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  const followed = [
    'answer',
    'follow',
    'crypto',
    'more',
    'withdraw',
    'more',
    'borrow',
    'say',
    'withdraw',
    'pay',
    'stop',
  ];
  const story = followed.reduce(play, { way: 'teen', path: [] } as Story);
  store.dispatch({ type: 'moveExtra', position: debriefOf(story), isStep: true });
  const unchecked = () =>
    [...container.querySelectorAll('[data-story-unchecked]')].map((each) =>
      each.getAttribute('data-story-unchecked'),
    );
  await expect
    .poll(unchecked)
    .toEqual([
      'friend',
      'search',
      'register',
      'bank',
      'friend',
      'recall',
      'wait',
      'real',
      'truth',
      'report',
      'bank',
    ]);
  expect(container).toHaveTextContent(
    'Robin opens the app again, the usual way. The question is there. It really is the bank.',
  );
});

it('whoever leaves in the first chapter sees what comes for somebody who stays, chapter by chapter, with the sums of the costliest way', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  openStoryAt(store, 'story-teen');
  await expect.poll(() => container.querySelectorAll('button[data-story-way]')).toHaveLength(3);
  const begin = page.getByRole('button', { name: 'A group chat' });
  await expect.element(begin).toHaveAttribute('data-story-choice', 'begin');
  await begin.click();
  await button('Leave the group').click();
  await expect.poll(() => container.querySelector('[data-story-lost]')).toHaveAttribute('value', '0.00');
  const told = () => container.querySelectorAll('[data-story-missed] li');
  expect(told()).toHaveLength(0);
  await button('See what comes for somebody who stays').click();
  await expect.poll(told).toHaveLength(1);
  for (let more = 2; more <= 8; more += 1) {
    await button('And then?').click();
    await expect.poll(told).toHaveLength(more);
  }
  const { lost, borrowed } = movedIn(worstOf('teen'));
  const [all, loan] = [lost, borrowed].map((cents) => moneyInText(cents, 'en'));
  expect(container).toHaveTextContent(`Noa has lost ${all}, ${loan} of it borrowed.`);
  expect(container).toHaveTextContent(`Stopping saved up to ${all}, ${loan} of it borrowed money.`);
  await button('Play again, or another way').click();
  await page.getByRole('button', { name: 'A well-known face' }).click();
  await expect.element(page.getByRole('heading', { name: 'A well-known face' })).toHaveFocus();
});
