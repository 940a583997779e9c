import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keyboard focus in a list of rows. Arrow down goes from the list to its newest row, up and down from row to row, Home
 * and End to the first and last, Escape back to the list. The list is one stop of the Tab key.
 *
 * When the focused row is removed the list gets the focus, so that it is never lost to the body.
 */
export function useRowNavigation(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onFocus = () => {
      focused.current = document.activeElement;
    };
    list.current?.addEventListener('keydown', navigate, { signal });
    list.current?.addEventListener('focusin', onFocus, { signal });
    return () => controller.abort();
  }, [list]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (focused.current?.isConnected === false && activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    focused.current = list.current?.contains(document.activeElement) ? document.activeElement : null;
  });
}

function navigate(event: KeyboardEvent): void {
  const { key, target, currentTarget: list, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || !(list instanceof HTMLElement)) return;
  if (ctrlKey || altKey || metaKey || shiftKey) return;
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')];
  const current = rows.indexOf(target);
  if (current < 0 && target !== list) return;
  const next = key === 'Escape' && current >= 0 ? list : nextRow(key, current, rows);
  if (next === undefined) return;
  if (next === list) rows[current]?.blur(); // so that new ones, which may wait until the focus leaves, come in
  next.focus({ preventScroll: next === list });
  event.preventDefault();
}

function nextRow(key: string, current: number, rows: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[Math.min(current + 1, rows.length - 1)];
  if (key === 'ArrowUp') return current < 0 ? undefined : rows[Math.max(current - 1, 0)];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}
