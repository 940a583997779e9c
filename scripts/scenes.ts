// `npm run scenes` takes a screenshot of every scene in both languages, both themes and three widths. It writes them to
// one page, .cache/scenes/index.html, and checks that two loads give the same pixels. Takes a few minutes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from './lib/browser';
import { buildSite, previewSite } from './lib/buildSite';
import { sceneNames } from './lib/scenes';

const OUT = '.cache/scenes';
const SEED = 'sun-bear-hoopoe-MUC';
const PAGES = [
  { path: '/', route: 'dashboard' },
  { path: '/de', route: 'dashboard' },
  { path: '/v', route: 'v' },
] as const;
const THEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** The names that the variable SCENES lists, separated by commas; all if it is not set. */
const wanted = process.env.SCENES?.split(',');

type Column = { readonly theme: string; readonly width: number; readonly page: Page };

await buildSite();
const server = await previewSite({ port: 4178 });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const columns: Column[] = [];
for (const theme of THEMES)
  for (const viewport of VIEWPORTS) {
    const page = await browser.newPage({ viewport });
    await page.goto(origin); // fills the cache: the font is only used if it arrives at once
    columns.push({ theme, width: viewport.width, page });
  }
const rows: string[] = [];
const different: string[] = [];
let passed = 0;

for (const { path, route } of PAGES) {
  for (const scene of sceneNames(route).filter((name) => wanted?.includes(name) ?? true)) {
    const cells: string[] = [];
    // One after another: the font arrives too late if six pages load at the same time.
    for (const column of columns) cells.push(await takePicture(path, scene, column));
    rows.push(`<tr><th>${path}<br>${scene}</th>${cells.join('')}</tr>`);
    console.log(`${path} ${scene}`);
  }
}

await browser.close();
await server.close();
const head = columns.map(({ theme, width }) => `<th>${theme}, ${width}</th>`).join('');
writeFileSync(
  `${OUT}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Simulation - scenes</title><style>body{font:14px system-ui}img{width:220px}td,th{vertical-align:top;padding:4px;text-align:left}</style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`,
);
for (const name of different) console.log(`differs between two loads: ${name}`);
console.log(`${OUT}/index.html\n${passed} passed, ${different.length} failed`);
process.exitCode = passed > 0 && different.length === 0 ? 0 : 1;

/** Loads a scene twice and compares the screenshots. Returns the table cell that shows the first one. */
async function takePicture(path: string, scene: string, { theme, width, page }: Column): Promise<string> {
  const name = `${path.slice(1) || 'en'}-${scene}-${theme}-${width}.png`;
  const url = `${origin}${path}?seed=${SEED}&scene=${scene}&still=1&theme=${theme}`;
  const first = await screenshot(page, url);
  const second = await screenshot(page, url);
  if (first.equals(second)) passed += 1;
  else different.push(name);
  writeFileSync(`${OUT}/${name}`, first);
  return `<td><a href="${name}"><img src="${name}" loading="lazy" alt=""></a></td>`;
}

async function screenshot(page: Page, url: string): Promise<Buffer> {
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForSelector('html[data-settled=true]');
  // Painted as a whole: what was painted in parts, as it came, differs a little at the seams.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    const dialog = document.querySelector('dialog:modal');
    const scrolled = dialog?.scrollTop ?? 0;
    style.display = 'none';
    void document.body.offsetHeight;
    style.display = '';
    dialog?.scrollTo({ top: scrolled, behavior: 'instant' });
  });
  return page.screenshot();
}
