import type { LinkCode } from './encodeLink';

/** Of a module, in pixels: fine enough for print. */
const MODULE = 16;

/** Of the label, in modules. */
const LETTERS = 2;

/**
 * A QR code as a picture (PNG), black on white, with the simulation label beneath it as a part of the picture (INV-13).
 *
 * @throws where the browser lets no script draw
 */
export async function qrPicture({ data, size }: LinkCode, label: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const width = size * MODULE;
  canvas.width = width;
  canvas.height = width + 2 * LETTERS * MODULE;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  context.font = `600 ${LETTERS * MODULE}px Inter, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // As wide as the code at most.
  context.fillText(label, width / 2, width, width - 2 * MODULE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
