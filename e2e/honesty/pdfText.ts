import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, without spaces: lines break anywhere, and letter spacing looks like spaces. */
export async function pdfTexts(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(
      items
        .map((part) => ('str' in part ? part.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    );
  }
  await document.destroy();
  return texts;
}
