/** How strong the tint of a new row is, in percent, step by step. */
const TINTS = [13, 8, 4, 0];
const STEP_MS = 400;

/**
 * Tints new rows for a moment (`--fresh`). The tint fades in a few steps: each is one paint of a row, where an
 * animation would have the whole window composed anew sixty times a second.
 *
 * @param done called when the tint is gone
 * @returns takes the tint away at once
 */
export function markFresh(rows: readonly HTMLElement[], done: () => void): () => void {
  let step = 0;
  const tint = () => {
    for (const row of rows) row.style.setProperty('--fresh', `${TINTS[step]}%`);
    step += 1;
    if (step === TINTS.length) end();
  };
  const timer = setInterval(tint, STEP_MS);
  const end = () => {
    clearInterval(timer);
    done();
  };
  tint();
  return () => {
    if (step === TINTS.length) return;
    step = TINTS.length - 1;
    tint();
  };
}
