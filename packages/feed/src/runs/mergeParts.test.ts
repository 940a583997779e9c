import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarket, ENGINE_VERSION, RIGGED, runOf } from '@simulation/engine';
import { anyMarket, anySeed } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/runCommand';
import { mergeParts } from './mergeParts';
import { partText } from './partFile';
import { type RunsPlan, runsOf } from './plan';
import { playBatch } from './playBatch';
import type { RunsCounts } from './runsTally';
import { summaryOf } from './summary';

const folder = temporaryFolder();

const planned = (over: Partial<RunsPlan> = {}): RunsPlan => ({
  run: runOf({ seed: '7', market: createMarket('fair') }),
  duration: 60_000,
  count: 60,
  part: 1,
  parts: 1,
  ...over,
});

function play(plan: RunsPlan, upTo = Infinity): RunsCounts {
  const { first, runs } = runsOf(plan);
  return playBatch({ plan, part: { first, runs: Math.min(runs, upTo) } });
}

function writePart(plan: RunsPlan, name = `part-${plan.part}.json`): string {
  const file = join(folder, name);
  writeFileSync(file, partText(plan, play(plan)));
  return file;
}

const writeParts = (plan: RunsPlan) =>
  Array.from({ length: plan.parts }, (_, before) => writePart({ ...plan, part: before + 1 }));

/** The same part, of another engine. */
function ofVersion(engineVersion: number, text: string): string {
  const { sha256: _, ...fields } = { ...JSON.parse(text), engineVersion };
  const sha256 = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  return JSON.stringify({ ...fields, sha256 });
}

describe('the parts of many runs', () => {
  it('merge to the summary of the whole, byte for byte, in any order', () => {
    const anyPlan = fc.record({
      seed: anySeed,
      market: anyMarket,
      count: fc.integer({ min: 1, max: 60 }),
      parts: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(anyPlan, fc.infiniteStream(fc.nat()), ({ seed, market, count, parts }, chances) => {
        fc.pre(parts <= count);
        const whole = planned({ run: runOf({ seed, market }), count });
        const files = writeParts({ ...whole, parts });
        const order = new Map(files.map((file) => [file, chances.next().value]));
        const shuffled = files.toSorted((a, b) => Number(order.get(a)) - Number(order.get(b)));
        expect(mergeParts(shuffled)).toBe(summaryOf(whole, play(whole)));
      }),
      { numRuns: 30 },
    );
  });

  it('merge where the seed was written in another way', () => {
    const [first, second] = ['Müller', 'mu\u0308ller'].map((seed, before) =>
      writePart(planned({ run: runOf({ seed }), parts: 2, part: before + 1 })),
    );
    expect(mergeParts([first ?? '', second ?? ''])).toContain('"Müller"');
  });

  it('are read as other programs save them: with a byte order mark, in UTF-16, with other line ends and spaces', () => {
    const plan = planned({ run: runOf({ seed: 'Grün' }), parts: 4 });
    const files = writeParts(plan);
    const whole = mergeParts(files);
    const [text = '', ...others] = files.map((file) => readFileSync(file, 'utf8'));
    const laidOut = JSON.stringify(JSON.parse(text), undefined, 2).replaceAll('\n', '\r\n');
    const utf16 = others.map((other) => Buffer.from(`\ufeff${other}`, 'utf16le'));
    const saved = [`\ufeff${laidOut}`, utf16[0], utf16[1]?.swap16(), others[2]];
    for (const [at, file] of files.entries()) writeFileSync(file, saved[at] ?? '');
    expect(mergeParts(files)).toBe(whole);
  });

  it('are refused if one is missing, there twice, unfinished, about other runs or no part', () => {
    const plan = planned({ parts: 4 });
    const [first = '', second = '', third = '', fourth = ''] = writeParts(plan);
    const others: readonly [Partial<RunsPlan>, RegExp][] = [
      [{ run: runOf({ ...plan.run, seed: '8' }) }, /its seed is "8", not "7"\.$/],
      [{ run: runOf({ ...plan.run, market: RIGGED }) }, /its scenario is "rigged", not "fair"\.$/],
      [
        { run: runOf({ ...plan.run, market: createMarket('fair', { chance: 30_00 }) }) },
        /its chance is 30, not 50\.$/,
      ],
      [{ duration: 90_000 }, /its seconds is 90, not 60\.$/],
      [{ count: 61 }, /its count is 61, not 60\.$/],
      [{ parts: 5 }, /its parts is 5, not 4\.$/],
    ];
    for (const [over, message] of others) {
      const foreign = writePart({ ...plan, part: 4, ...over }, 'foreign.json');
      expect(() => mergeParts([first, second, third, foreign])).toThrow(message);
      expect(() => mergeParts([first, second, third, foreign])).toThrow('foreign.json" is about other runs');
    }
    expect(() => mergeParts([first, fourth])).toThrow(/^2 of 4 parts are missing: 2, 3\.$/);
    expect(() => mergeParts([first, second, second])).toThrow(/^Part 2 is there twice: ".*" and ".*"\.$/);
    const part = { ...plan, part: 4 };
    const text = partText(part, play(part));
    const bad: readonly [string, RegExp][] = [
      [text.slice(0, -20), /"[^"]*bad\.json" is cut short, or was not written by --part\.$/],
      [text.replace('"runs":[1', '"runs":[2'), /was changed after it was written: its checksum differs\.$/],
      [text.replace(/"ahead":\d+,/, ''), /was changed/],
      [summaryOf(part, play(part)), /is cut short/],
      ['[]', /is cut short/],
      ['null', /is cut short/],
      [partText(part, play(part, 5)), /is unfinished: it has 5 of 15 runs\.$/],
      [ofVersion(1, text), new RegExp(`its engineVersion is 1, not ${ENGINE_VERSION}\\.$`)],
    ];
    expect(() => mergeParts([first, folder])).toThrow(/^"[^"]*" cannot be read: Error: EISDIR/);
    for (const [content, message] of bad) {
      const file = join(folder, 'bad.json');
      writeFileSync(file, content);
      expect(() => mergeParts([first, second, third, file])).toThrow(message);
    }
    expect(() => mergeParts([])).toThrow('merge needs the files of all parts.');
  });
});
