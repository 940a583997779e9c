import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { metaPolicy } from '../hosting/headers.mjs';

/** Every file of the product by its path, tests left out. */
const sources = new Map(
  ['src', 'public', 'hosting', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (file) =>
          file.isFile() &&
          !/\.test\.|\/tests\/|\.woff2$|OFL|\.d\.ts$|golden/.test(join(file.parentPath, file.name)),
      )
      .map((file) => join(file.parentPath, file.name).replaceAll('\\', '/'))
      .map((path) => /** @type {const} */ ([path, readFileSync(path, 'utf8')])),
  ),
);
sources.set('index.html', readFileSync('index.html', 'utf8'));

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .sort();

it('INV-03 the label takes no properties, wherever it is drawn', () => {
  expect(sources.get('src/screens/label/SimulationLabel.tsx')).toContain(
    'export function SimulationLabel() {',
  );
  expect(filesWith(/<SimulationLabel(?! \/>)/)).toEqual([]);
});

it('INV-03 no style sheet but its own speaks of the label', () => {
  // A rule may leave the label out: `:not(.notice *)`.
  const sheets = filesWith(/simulation-label|(?<!:not\()\.notice\b|\.stamp\b/).filter((path) =>
    path.endsWith('.css'),
  );
  expect(sheets).toEqual(['src/ui/frame.css']);
  // In a module `.bar` is a class of its own.
  const plain = filesWith(/\.bar\b/).filter((path) => /(?<!\.module)\.css$/.test(path));
  expect(plain).toEqual(['src/ui/frame.css']);
});

it('INV-05 every dialog is handed the label, and none can go without', () => {
  expect(filesWith(/<dialog\s/)).toEqual(['src/ui/Modal/Modal.tsx', 'src/ui/Spotlight/Spotlight.tsx']);
  for (const path of filesWith(/<dialog\s/)) expect(sources.get(path)).toContain('\n  label: ReactNode;');
  const drawn = filesWith(/<(Modal|Spotlight)\b/);
  expect(drawn.length).toBeGreaterThan(3);
  for (const path of drawn) {
    const text = sources.get(path) ?? '';
    const dialogs = text.match(/<(Modal|Spotlight)\b/g) ?? [];
    expect(text.match(/label=\{<SimulationLabel \/>\}/g) ?? [], path).toHaveLength(dialogs.length);
  }
});

it('INV-03 only these know the label: who draws it, who guards it, who repeats its word', () => {
  expect(filesWith(/simulation-label/)).toEqual([
    'index.html',
    'src/app/guard/labelVisibility.ts',
    'src/app/main.tsx', // takes the other language away
    'src/screens/label/SimulationLabel.tsx',
    'src/screens/later/copiedRows.ts',
  ]);
});

it('INV-03 there is one mode: nothing is simulated or not, and nothing shows or hides the label', () => {
  expect(
    filesWith(/\b(is|not)?simulated(\?\s*:|\s*[:=?])\s*(false|boolean|!)|\bsimulated\s*=\s*true\b/i),
  ).toEqual([]);
  expect(
    filesWith(
      /\b(is|no)?(Demo|Live|Real)(Mode|Account|Money)\b|\b(show|hide|no|with|without)Label\b|cleanScreenshot/,
    ),
  ).toEqual([]);
});

it('INV-22 no parameter names a logo, a brand, a colour, a title or a domain', () => {
  const readers = filesWith(/URLSearchParams\(|searchParams/);
  const asked = readers.flatMap((path) =>
    [...(sources.get(path) ?? '').matchAll(/\.(?:get|getAll|has)\(['"`]([^'"`]+)/g)].map(([, name]) => name),
  );
  expect(new Set(asked)).toEqual(
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
    ]),
  );
  expect(readers).toEqual([
    'src/address/parameters.ts',
    'src/address/writeAddress.ts',
    'src/app/arrive.ts', // writes
    'src/app/early.ts',
    'src/app/runHistory.ts', // writes
  ]);
  expect(filesWith(/\blocation\b.*\bhash\b/)).toEqual([]);
});

it('INV-22 there is no picture but the sign of the tab and the microprint: no logo', () => {
  expect(
    [...sources.keys()].filter((path) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(path)).sort(),
  ).toEqual(['public/favicon.svg', 'src/ui/microprint/dark.svg', 'src/ui/microprint/light.svg']);
});

it('INV-23 every page asks not to be found, and robots may read that', () => {
  const pages = [...sources.keys()].filter((path) => path.endsWith('.html'));
  expect(pages).toContain('index.html');
  for (const page of pages)
    expect(sources.get(page)).toContain(
      '<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">',
    );
  expect(sources.get('public/robots.txt')).not.toMatch(/^Disallow: *\S/m);
  expect(sources.get('hosting/headers.mjs')).toContain(
    "'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet'",
  );
});

it('INV-24 nothing notifies, vibrates, sounds or celebrates', () => {
  expect(
    filesWith(
      /\bNotification\b|PushManager|\.vibrate\(|AudioContext|new Audio|<audio|speechSynthesis|confetti|setAppBadge|serviceWorker|WakeLock/,
    ),
  ).toEqual([]);
  // Nor does anything blink or shake until somebody looks.
  expect(filesWith(/\binfinite\b|<marquee|iterations:/).filter((path) => /\.(css|tsx?)$/.test(path))).toEqual(
    [],
  );
});

it('INV-31 nothing brings real quotes: no package but these, no connection, no other place on the net', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies).sort()).toEqual(['react', 'react-dom', 'react-number-format']);
  // What a visitor gets; samples for hosts name their hosts.
  const delivered = (/** @type {RegExp} */ pattern) =>
    filesWith(pattern).filter((path) => !path.startsWith('hosting/'));
  expect(
    delivered(
      /\bfetch\((?!\))|(window|globalThis)\.fetch|XMLHttpRequest|WebSocket|WebTransport|EventSource|sendBeacon|RTCPeerConnection|new Worker\(/,
    ),
  ).toEqual([]);
  expect(delivered(/https?:\/\/(?!www\.w3\.org\/2000\/svg|127\.0\.0\.1|localhost)/)).toEqual([]);
});

it('INV-18 INV-31 the policy lets the page connect to nobody and names no other place', () => {
  for (const directive of ["default-src 'none'", "connect-src 'none'", "form-action 'none'"])
    expect(metaPolicy.split('; ')).toContain(directive);
  expect(metaPolicy).not.toMatch(/[:*]|unsafe/);
});
