import type { KeyboardEvent } from 'react';

/**
 * Keyboard navigation of the rows: arrow down leads from the list to the newest row, up and down from row to row, Home
 * and End to the first and last, Escape back to the list. The list is one stop of the Tab key, so Tab is never caught.
 */
export function navigateRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: list, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey || shiftKey) return;
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')];
  const current = rows.indexOf(target);
  if (current < 0 && target !== list) return;
  const next = key === 'Escape' && current >= 0 ? list : targetOf(key, current, rows);
  if (next === undefined) return;
  if (next === list) rows[current]?.blur(); // focus leaves the rows, so that they are no longer held
  next.focus({ preventScroll: next === list });
  event.preventDefault();
}

function targetOf(key: string, current: number, rows: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[Math.min(current + 1, rows.length - 1)];
  if (key === 'ArrowUp') return current < 0 ? undefined : rows[Math.max(current - 1, 0)];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}
