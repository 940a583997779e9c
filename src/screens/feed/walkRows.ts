/**
 * The rows of the list by keyboard: arrow down from the list itself to the newest row, up and down from row to row,
 * Home and End, Escape back to the list. The list is one stop of the Tab key, so Tab is never caught. For the whole life
 * of the page, so nothing has to be taken back.
 */
export function walkRows(): void {
  document.addEventListener('keydown', (event) => {
    if (
      !(event.target instanceof HTMLElement) ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    const list = event.target.closest<HTMLElement>('.frame-list [role=group]');
    const rows = Array.from(list?.querySelectorAll<HTMLElement>('tbody tr') ?? []);
    const at = rows.indexOf(event.target);
    if (rows.length === 0 || (at < 0 && event.target !== list)) return;
    const goal = goalOf(event.key, at, rows);
    if (event.key === 'Escape' && at >= 0) {
      rows[at]?.blur(); // lets the rows go
      list?.focus({ preventScroll: true });
    } else if (goal === undefined) return;
    goal?.focus();
    event.preventDefault();
  });
}

function goalOf(key: string, at: number, rows: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)];
  if (key === 'ArrowUp') return at < 0 ? undefined : rows[Math.max(at - 1, 0)];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}
