import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../../../../e2e/journeys/journey';
import type { Task } from '../../../../e2e/journeys/Person';
import type { People } from '../../../../e2e/journeys/people';
import { closes, opens, presses } from '../../../../e2e/journeys/steps';
import type { Visitor } from '../../../../e2e/journeys/Visitor';
import { en as controlsEn } from '../../../dashboard/src/i18n/en/controls';
import { en } from '../../../dashboard/src/i18n/en/page';
import { en as linkEn } from '../../src/texts/en/share';
import { exportTexts } from '../../src/texts/export';

/** The export matches the run; skipped where the driver cannot download. */
async function expectExport({ browser: { downloadFolder: folder } }: Visitor) {
  if (folder === undefined) return;
  await expect(async () => {
    const name = (await readdir(folder)).find((file) => file.endsWith('.json')) ?? 'no JSON file';
    const { seed, trades } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(seed).toBe('export');
    expect(trades.length).toBeGreaterThanOrEqual(200);
  }).toPass({ timeout: 10_000 });
}

const readsTheExport: Task = () => [
  opens('/?seed=export&t=600'),
  presses(en.controls),
  presses(controlsEn.sheets.share),
  presses(exportTexts.en.json),
  ['reading the file', expectExport],
  presses(linkEn.copy),
  closes,
];

export const people: People = { 'a developer': [readsTheExport] };
