// @ts-check
// Renders every scene in both languages, both themes and three widths to one sheet for eyes, .cache/scenes/index.html,
// and proves each picture equal, pixel for pixel, over two loads. Takes a few minutes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build, createServer, preview } from 'vite';
import { browserArguments, findBrowser } from './browser.mjs';

const OUT = '.cache/scenes';
const SEED = 'sun-bear-hoopoe-MUC';
const PAGES = /** @type {const} */ ([
  { path: '/', route: 'dashboard' },
  { path: '/de', route: 'dashboard' },
  { path: '/v', route: 'v' },
]);
const THEMES = /** @type {const} */ (['light', 'dark']);
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

await build({ logLevel: 'error' });
// After the build: a development server makes later builds of this process development ones.
const modules = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
const { sceneNames } = await modules.ssrLoadModule('/src/address/scenes.ts');
await modules.close();
const server = await preview({ preview: { port: 4178 }, logLevel: 'error' });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const looks = await Promise.all(
  THEMES.flatMap((theme) =>
    WIDTHS.map(async (viewport) => {
      const page = await browser.newPage({ viewport });
      await page.goto(origin); // the font is optional: it is used only where it has come before
      return { theme, viewport, page };
    }),
  ),
);
const rows = [];
let passed = 0;
/** @type {string[]} */
const unequal = [];

/** All, or those that `SCENES` names (with commas between). */
const isWanted = (/** @type {string} */ name) => (process.env.SCENES ?? name).split(',').includes(name);

for (const { path, route } of PAGES) {
  for (const scene of sceneNames(route).filter(isWanted)) {
    /** @type {string[]} */
    const cells = [];
    // One after another: a font that comes too late because six pages want it at once is not used.
    for (const look of looks) cells.push(await cell(path, scene, look));
    rows.push(`<tr><th>${path}<br>${scene}</th>${cells.join('')}</tr>`);
    console.log(`${path} ${scene}`);
  }
}

await browser.close();
await server.close();
const head = THEMES.flatMap((theme) => WIDTHS.map(({ width }) => `<th>${theme}, ${width}</th>`)).join('');
writeFileSync(
  `${OUT}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Simulation - scenes</title><style>body{font:14px system-ui}img{width:220px}td,th{vertical-align:top;padding:4px;text-align:left}</style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`,
);
for (const name of unequal) console.log(`differs between two loads: ${name}`);
console.log(`${OUT}/index.html\n${passed} passed, ${unequal.length} failed`);
process.exitCode = unequal.length === 0 ? 0 : 1;

/**
 * One picture, taken twice.
 *
 * @param {string} path
 * @param {string} scene
 * @param {{ theme: string, viewport: { width: number }, page: import('playwright').Page }} look
 */
async function cell(path, scene, { theme, viewport, page }) {
  const name = `${path.slice(1) || 'en'}-${scene}-${theme}-${viewport.width}.png`;
  const url = `${origin}${path}?seed=${SEED}&scene=${scene}&still=1&theme=${theme}`;
  const first = await shoot(page, url);
  if (first.equals(await shoot(page, url))) passed += 1;
  else unequal.push(name);
  writeFileSync(`${OUT}/${name}`, first);
  return `<td><a href="${name}"><img src="${name}" loading="lazy" alt=""></a></td>`;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} url
 */
async function shoot(page, url) {
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForSelector('html[data-settled=true]');
  return page.screenshot();
}
