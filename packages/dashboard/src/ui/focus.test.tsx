import { expect, it, onTestFinished, vi } from 'vitest';
import { APART_MS, focusNew } from './focus';

/** A stage whose button is pressed, and the heading of the one that replaces it. */
function replaced() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stage = document.createElement('div');
  document.body.append(stage);
  onTestFinished(() => {
    vi.useRealTimers();
    stage.remove();
  });
  stage.innerHTML = '<button>Go on</button>';
  stage.querySelector('button')?.focus();
  stage.innerHTML = '<h2 tabindex="-1">Next</h2><button>Other</button>';
  const [heading, button] = stage.querySelectorAll<HTMLElement>('h2, button');
  if (!heading || !button) throw new Error('no stage');
  return { stage, heading, button };
}

/* That a reader then says it, once: e2e/heard/reader.spec.ts. */
it('what replaces a pressed button has the focus after its parent has had it, without which Orca is silent; the parent is left as it was', () => {
  const { stage, heading } = replaced();
  const before = stage.outerHTML;
  focusNew(heading);
  expect(document.activeElement).toBe(stage);
  vi.advanceTimersByTime(APART_MS - 1);
  expect(document.activeElement).toBe(stage);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(heading);
  expect(stage.outerHTML).toBe(before);
});

it('does the same where its parent has no box, and so cannot have the focus', () => {
  const { stage, heading } = replaced();
  const contents = document.createElement('div');
  contents.style.display = 'contents';
  heading.before(contents);
  contents.append(heading);
  focusNew(heading);
  expect(document.activeElement).toBe(stage);
  vi.advanceTimersByTime(APART_MS);
  expect(document.activeElement).toBe(heading);
});

it('leaves a parent that could take the focus before as it was too', () => {
  const { stage, heading } = replaced();
  stage.tabIndex = -1;
  focusNew(heading);
  vi.advanceTimersByTime(APART_MS);
  expect(document.activeElement).toBe(heading);
  expect(stage.tabIndex).toBe(-1);
  expect(stage.hasAttribute('tabindex')).toBe(true);
});

it('takes no focus from where a visitor has moved it meanwhile', () => {
  const { stage, heading, button } = replaced();
  focusNew(heading);
  button.focus();
  vi.advanceTimersByTime(APART_MS);
  expect(document.activeElement).toBe(button);
  expect(stage.hasAttribute('tabindex')).toBe(false);
});
