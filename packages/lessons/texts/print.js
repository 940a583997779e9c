// The page that prints a whole lesson: each part as often as it is needed.

const PUPILS_OF_GROUP = 4.5; // groups of four or five

/** @type {HTMLElement[]} */
const parts = [...document.querySelectorAll('[data-part]')].filter((part) => part instanceof HTMLElement);

/** What was chosen in a field. */
function chosen(/** @type {string} */ name) {
  const field = document.querySelector(`[name="${name}"]`);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
}

/** How often a part is printed, as its attributes say. */
function copiesOf(/** @type {HTMLElement} */ { dataset }) {
  const { lesson, per, country } = dataset;
  const pupils = Math.min(60, Math.max(1, Math.round(Number(chosen('pupils'))) || 1));
  if (lesson !== undefined && lesson !== chosen('lesson')) return 0;
  if (country !== undefined && country !== chosen('country')) return 0;
  if (per === 'pupil') return pupils;
  if (per !== 'group') return 1;
  const groups = Math.ceil(pupils / PUPILS_OF_GROUP);
  // Groups take the parts for groups in turn.
  const ofGroups = parts.filter((part) => part.dataset.per === 'group');
  const before = ofGroups.findIndex((part) => part.dataset.part === dataset.part);
  return Math.floor((groups + ofGroups.length - 1 - before) / ofGroups.length);
}

/** Says how many pages that is, and leaves out what is not printed. */
function count() {
  let pages = 0;
  for (const part of parts) {
    const copies = copiesOf(part);
    part.hidden = copies === 0;
    pages += copies * Number(part.dataset.pages);
  }
  const output = document.querySelector('output');
  if (output !== null) output.textContent = String(pages);
}

function printAll() {
  /** @type {Node[]} */
  const clones = [];
  for (const part of parts)
    for (let more = 1; more < copiesOf(part); more += 1) {
      const clone = part.cloneNode(true);
      part.after(clone);
      clones.push(clone);
    }
  const remove = () => {
    for (const clone of clones) clone.parentNode?.removeChild(clone);
  };
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
}

document.querySelector('.print-choice')?.addEventListener('input', count);
document.querySelector('[data-print-all]')?.addEventListener('click', printAll);
count();
