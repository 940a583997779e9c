import { fill } from '../../i18n';
import type { ExportTexts } from '../../i18n/export';
import type { SavedFile } from './useSaveFile';

/** The outcome of saving a file, as a sentence. */
export function outcomeText({ file, outcome, certain }: SavedFile, texts: ExportTexts): string {
  if (outcome === 'handedOver') return fill(certain ? texts.saved : texts.unconfirmed, { file });
  return fill(texts[outcome], { file });
}
