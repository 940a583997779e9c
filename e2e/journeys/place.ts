import { expect } from './journey';
import type { Visitor } from './Visitor';

/** Reads what a visitor sees of where the page is. */
function place() {
  const { searchParams, hash, pathname } = new URL(location.href);
  return {
    page: pathname,
    seed: searchParams.get('seed'),
    scene: searchParams.get('scene'),
    hash,
    dialogs: document.querySelectorAll('dialog[open]').length,
    entries: history.length,
    focus: document.activeElement?.id ?? '',
    total: document.querySelector('main data')?.getAttribute('value') ?? null,
  };
}

export const at = (visitor: Visitor) => visitor.ask(place);

/** Waits until the page is there, and gives what else is to be seen. */
export async function arrives(visitor: Visitor, expected: Partial<ReturnType<typeof place>>) {
  await expect.poll(() => at(visitor)).toMatchObject(expected);
  return at(visitor);
}
