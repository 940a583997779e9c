import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Code that the linter has to refuse in a file, and a part of the message that it has to print. */
const REFUSED: readonly [file: string, code: string, message: string][] = [
  ['src/async/a.ts', `import '../engine';`, 'take it as a parameter'],
  ['src/async/b.ts', `import 'some-package';`, 'take it as a parameter'],
  ['src/engine/a.ts', `import '../ui/Card/Card';`, 'hand it what it needs as a value'],
  ['src/engine/random/b.ts', `import '../../ui';`, 'hand it what it needs as a value'],
  ['src/engine/c.ts', `import 'react-dom/client';`, 'hand it what it needs as a value'],
  ['src/engine/d.ts', `export const roll = () => Math.random();`, 'draw from one of its streams'],
  ['src/engine/e.ts', `setTimeout(() => undefined, 1);`, 'app/driver.ts waits'],
  ['src/engine/f.ts', `globalThis.setTimeout(() => undefined, 1);`, 'app/driver.ts waits'],
  ['src/engine/g.ts', `export const now = () => Date.now();`, 'Time reaches the engine as `elapsed`'],
  ['src/engine/h.ts', `export const text = new Intl.NumberFormat();`, 'write them in src/format'],
  ['src/engine/i.ts', `export const text = (1).toLocaleString();`, 'write them in src/format'],
  ['src/engine/j.ts', `console.error('!');`, 'Throw an Error that says'],
  ['src/engine/k.ts', `import '../async/runInChunks';`, 'hand it what it needs as a value'],
  ['src/story/a.ts', `import '../i18n/story';`, 'imports only engine/'],
  ['src/engine/l.ts', `import '../story';`, 'hand it what it needs as a value'],
  ['src/format/a.ts', `import '../i18n';`, 'the types of i18n/'],
  ['src/format/b.ts', `import '../address';`, 'turns numbers into text'],
  ['src/i18n/a.ts', `import '../engine';`, 'imports nothing but itself'],
  ['src/i18n/b.ts', `import { advance } from '../engine';\nexport { advance };`, 'types of engine/'],
  ['src/address/a.ts', `import '../ui/Card/Card';`, 'turns strings into values'],
  ['src/address/b.ts', `import { en } from '../i18n';\nexport { en };`, 'the types of i18n/'],
  ['src/ui/Card/a.tsx', `import '../../engine/money';`, 'features/ connects them'],
  ['src/ui/b.tsx', `import '../store';`, 'features/ connects them'],
  ['src/ui/c.tsx', `import 'some-package';`, 'React and our own CSS'],
  ['src/ui/d.tsx', `export const d = <p dangerouslySetInnerHTML={{ __html: '' }} />;`, 'the markup as JSX'],
  ['src/ui/e.tsx', `export const now = () => window.Date.now();`, 'Durations come from performance.now()'],
  ['src/visit/a.ts', `import '../store/createSessionStore';`, 'one value and its step function'],
  ['src/visit/b.ts', `import 'react';`, 'one value and its step function'],
  ['src/address/c.ts', `import '../visit/visit';`, 'turns strings into values'],
  ['src/store/a.ts', `import 'react';`, 'the bindings are in store/react/'],
  ['src/store/b.ts', `import '../i18n';`, 'imports only engine/'],
  ['src/store/react/a.ts', `import '../../ui/Card/Card';`, 'imports only what lies below'],
  ['src/store/react/b.ts', `import 'some-package';`, 'needs React alone'],
  ['src/honesty/a.tsx', `import '../features/cards/profit/ProfitCard';`, 'take what you need as a parameter'],
  ['src/honesty/b.ts', `import '../app/main';`, 'take what you need as a parameter'],
  ['src/features/cards/a.tsx', `import '../../app/main';`, 'as a property'],
  ['src/features/cards/b.tsx', `import '../story/GonePage';`, 'A feature imports no other feature'],
  ['src/features/statistics/runs/a.tsx', `import '../../../app/main';`, 'as a property'],
  ['src/features/statistics/runs/b.tsx', `import '../../trades/TradeList';`, 'imports no other feature'],
  ['src/features/shared/a.tsx', `import '../trades/TradeList';`, 'A feature imports no other feature'],
  ['src/features/cards/c.tsx', `window.setTimeout(() => undefined, 1);`, 'waits in app/driver.ts'],
  ['src/features/cards/d.tsx', `export const kept = localStorage.length;`, 'kept by app/preferences.ts'],
  ['feed/src/server/a.ts', `import '../../../src/app/main';`, 'The feed runs without a page'],
  ['feed/src/command/b.ts', `import 'react';`, 'The feed runs without a page'],
  ['feed/src/library/c.ts', `import '../server/serve';`, 'never the command or the server'],
  ['feed/src/library/d.ts', `import 'node:fs';`, 'The library runs in browsers and workers too'],
  ['src/app/a.ts', `export const seed = () => crypto.randomUUID();`, 'a fresh seed from app/entropy.ts'],
];

const ALLOWED: readonly [file: string, code: string][] = [
  ['src/async/ok.ts', `export { memo } from 'react';\nexport const timer = setTimeout(() => undefined, 1);`],
  ['src/format/ok.ts', `export { money } from '../engine';\nexport type { Locale } from '../i18n';`],
  ['src/address/ok.ts', `export type { Locale } from '../i18n';`],
  ['src/i18n/ok.ts', `export type { Run } from '../engine';`],
  ['src/ui/ok.tsx', `export { memo } from 'react';\nexport const timer = setTimeout(() => undefined, 1);`],
  ['src/store/ok.ts', `export { advance } from '../engine';`],
  ['src/store/react/ok.ts', `export { memo } from 'react';`],
  ['src/features/cards/ok.tsx', `export { useLanguage } from '../../store/react/language';`],
  ['src/features/cards/ok2.tsx', `export { useScenario } from '../shared/scenario';`],
  ['src/app/entropy.ts', `export const seed = () => crypto.getRandomValues(new Uint32Array(3));`],
  ['feed/src/server/ok.ts', `import { createServer } from 'node:http';\nexport { createServer };`],
  ['feed/src/library/ok.ts', `import { advance } from '../../../src/engine';\nexport { advance };`],
  ['src/engine/ok.test.ts', `import { fc } from 'fast-check';\nexport const now = () => [fc, Date.now()];`],
];

type Diagnostic = { filename: string; message: string; help?: string };

/** The linter drops a pattern that it cannot read without a warning, so each rule is seen at work here. */
describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const messages = new Map<string, string>();

  beforeAll(() => {
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    for (const [file, code] of [...REFUSED, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const linter = resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json', 'src', 'feed'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
    for (const { filename, message, help = '' } of diagnostics) {
      const file = filename.replaceAll('\\', '/');
      messages.set(file, `${messages.get(file) ?? ''}${message} ${help}\n`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(REFUSED)('refuses in %s: %s', (file, _, message) => {
    expect(messages.get(file)).toContain(message);
  });

  it.each(ALLOWED)('allows in %s: %s', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});
