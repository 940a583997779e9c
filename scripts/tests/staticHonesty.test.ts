import { readFileSync } from 'node:fs';
import { PARAMETER_NAMES } from '@simulation/engine';
import { expect, it } from 'vitest';
import { metaPolicy } from '../../hosting/headers';
import { filesIn } from '../lib/filesIn';
import { composedExtras, packages } from '../lib/packages';

// Rules of docs/honesty.md that can be checked in the source files, without a browser.

/** What the built site consists of. */
const sitePackages = [...packages.filter(({ isExtra }) => !isExtra), ...composedExtras()];

/** Every source file of the product by its path, without tests and what runs in Node alone. */
const sources = new Map(
  ['hosting', 'packages/site', ...sitePackages.map(({ folder }) => `${folder}/src`)].flatMap((folder) =>
    filesIn(folder)
      .map((path) => `${folder}/${path}`)
      .filter(
        (path) =>
          !/\.test\.|\/(?:node_modules|tests|testing|e2e)\/|package\.json$|tsconfig\.json$|\.md$|\.woff2$|license\.txt$|\.d\.ts$|golden/.test(
            path,
          ),
      )
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  ),
);

const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .sort();

it('INV-03 the label component takes no properties', () => {
  expect(sources.get('packages/dashboard/src/honesty/SimulationLabel.tsx')).toContain(
    'export function SimulationLabel() {',
  );
  expect(filesWith(/<SimulationLabel(?! \/>)/)).toEqual([]);
});

it('INV-03 no other style sheet selects the label', () => {
  // A rule may exclude the label: `:not(.notice *)`.
  const sheets = filesWith(/simulation-label|(?<!:not\()\.notice\b|\.denials\b/).filter((path) =>
    path.endsWith('.css'),
  );
  expect(sheets).toEqual(['packages/dashboard/src/ui/frame/label.css']);
  // In a CSS module `.bar` is a local class.
  const plain = filesWith(/\.bar\b/).filter((path) => /(?<!\.module)\.css$/.test(path));
  expect(plain).toEqual(['packages/dashboard/src/ui/frame/label.css']);
});

it('INV-05 every dialog gets the label', () => {
  const dialogs = filesWith(/<dialog\s/);
  expect(dialogs).toContain('packages/dashboard/src/honesty/Dialog/Dialog.tsx');
  for (const path of dialogs) expect(sources.get(path)).toContain('<DialogHead ');
  expect(sources.get('packages/dashboard/src/honesty/Dialog/DialogHead.tsx')).toContain(
    '<SimulationLabel />',
  );
});

it('INV-03 no other file selects the label: only what renders it, checks it or repeats its text', () => {
  expect(filesWith(/simulation-label/)).toEqual([
    'packages/dashboard/src/app/startPage.tsx', // removes the other language
    'packages/dashboard/src/honesty/Dialog/printWhole.ts', // repeats it on each sheet
    'packages/dashboard/src/honesty/SimulationLabel.tsx',
    'packages/dashboard/src/honesty/isLabelDisplayed.ts',
    'packages/dashboard/src/honesty/markCopies.ts',
    'packages/site/index.html',
  ]);
});

it('INV-22 no parameter names a logo, a brand, a colour, a title or a domain', () => {
  const names = filesWith(/URLSearchParams|searchParams|: Query\b|toQuery/).flatMap((path) =>
    [
      ...(sources.get(path) ?? '').matchAll(
        /(?:\.get|\.getAll|\.has|\bread|\bsaid|\breadValue)\((?:query, )?['"`]([^'"`]+)/g,
      ),
    ].map(([, name]) => name),
  );
  expect(new Set([...names, ...PARAMETER_NAMES])).toEqual(
    new Set([
      'name',
      'amount',
      'trades',
      'seed',
      'speed',
      't',
      'still',
      'scene',
      'engine',
      'theme',
      'scenario',
      'chance',
      'factor',
      'cost',
      'picked',
    ]),
  );
  expect(filesWith(/\blocation\b.*\bhash\b/)).toEqual([]);
});

it('INV-22 there is no logo: the only image is the favicon', () => {
  expect(
    [...sources.keys()].filter((path) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(path)).sort(),
  ).toEqual(['packages/site/public/favicon.svg']);
});

it('INV-23 every page asks not to be indexed, and robots.txt lets crawlers read that', () => {
  const pages = [...sources.keys()].filter((path) => path.endsWith('.html'));
  expect(pages).toContain('packages/site/index.html');
  for (const page of pages)
    expect(sources.get(page)).toContain(
      '<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">',
    );
  expect(sources.get('packages/site/public/robots.txt')).not.toMatch(/^Disallow: *\S/m);
  expect(sources.get('hosting/headers.ts')).toContain(
    "'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet'",
  );
});

it('INV-24 nothing notifies, vibrates or makes a sound, and no animation is endless', () => {
  expect(
    filesWith(
      /\bNotification\b|PushManager|\.vibrate\(|AudioContext|new Audio|<audio|speechSynthesis|setAppBadge/,
    ),
  ).toEqual([]);
  expect(filesWith(/\binfinite\b|iterations:/).filter((path) => /\.(css|tsx?)$/.test(path))).toEqual([]);
});

it('INV-31 no real quotes: no other package, no connection, no address of another site', () => {
  const needed = sitePackages.flatMap(({ folder }) => {
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    );
    return Object.keys(dependencies).filter((name) => !name.startsWith('@simulation/'));
  });
  const allowed = ['react', 'react-dom', 'uqr']; // the last draws QR codes
  expect(needed.filter((name) => !allowed.includes(name))).toEqual([]);
  // The files that reach a visitor. Sample configurations name hosts.
  const delivered = (pattern: RegExp) => filesWith(pattern).filter((path) => !path.startsWith('hosting/'));
  expect(
    delivered(
      /\bfetch\((?!\))|(window|globalThis)\.fetch|XMLHttpRequest|WebSocket|WebTransport|EventSource|sendBeacon|RTCPeerConnection/,
    ),
  ).toEqual([]);
  // Made of the site's own sources, and the policy gives it no connection either.
  for (const path of delivered(/new (Shared)?Worker\(/))
    expect(sources.get(path), path).toMatch(/from '\.\/[\w.]+\?worker&url'/);
  // Links to those who help victims; the policy lets nothing be loaded from them.
  const others = delivered(/https?:\/\/(?!www\.w3\.org\/2000\/svg|127\\?\.0\\?\.0\\?\.1|localhost)/);
  expect(others.filter((path) => !path.endsWith('/help/contacts.ts'))).toEqual([]);
});

it('the site has no service worker', () => expect(filesWith(/serviceWorker/i)).toEqual([]));

// E139
it('INV-18 INV-31 the policy allows no connection and names no other site', () => {
  for (const directive of ["default-src 'none'", "connect-src 'none'", "form-action 'none'"])
    expect(metaPolicy.split('; ')).toContain(directive);
  expect(metaPolicy).not.toMatch(/[:*]|unsafe/);
});
