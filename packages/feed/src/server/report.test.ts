import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Report } from './report';

const LINE = 'x'.repeat(99_999); // and its end

/** A log that takes nothing until its reader is back. */
function unreadLog() {
  const written: string[] = [];
  let takeFirst = () => {};
  let isRead = false;
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _, taken) {
      written.push(text.trimEnd());
      if (isRead) taken();
      else takeFirst = taken;
    },
  });
  const read = () => {
    isRead = true;
    takeFirst();
  };
  return { output, written, read };
}

it('of a log that is not read a megabyte waits, and what comes then is counted as lost', async () => {
  const { output, written, read } = unreadLog();
  const report = new Report(output, true);
  for (let said = 0; said < 20; said += 1) report.say(LINE);
  expect([output.writableLength, report.linesLost]).toEqual([1_100_000, 9]);

  read();
  await expect.poll(() => output.writableLength).toBe(0);
  report.say('more');
  expect(written.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => LINE));
  expect(written.slice(11)).toEqual(['more']);
  expect(report.linesLost).toBe(9);
});

it('a log that fails costs each line that comes, and nothing else', async () => {
  const output = new Writable({ write: (_, __, taken) => taken(new Error('no space left')) });
  const report = new Report(output, true);
  for (let said = 1; said <= 3; said += 1) {
    report.say(LINE);
    await expect.poll(() => report.linesLost).toBe(said);
  }
});
