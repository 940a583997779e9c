import { fill } from '../../i18n';
import type { ExportTexts } from '../../i18n/export';
import type { Ended } from './useSaveFile';

/** What became of a file, in words. */
export function outcomeText({ file, saved }: Ended, texts: ExportTexts): string {
  if (saved === 'failed') return texts.failed;
  if (saved.outcome === 'cancelled') return texts.cancelled;
  if (saved.outcome === 'forbidden') return fill(texts.forbidden, { file });
  return fill(saved.certain ? texts.saved : texts.unconfirmed, { file });
}
