import { createSession } from '@simulation/engine';
import { exactMoney } from '@simulation/engine/format';
import { anyRun } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventReader } from '../library/eventReader';
import { toEvent } from '../library/toEvent';
import { jsonWriter } from './jsonWriter';
import { Utf8 } from './utf8';

it('writes each event of any run as the JSON of the object that others read, byte for byte', () => {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 1, max: 120 }), (run, events) => {
      const reader = new EventReader(createSession(run));
      const write = jsonWriter(run);
      const text = new Utf8();
      for (let id = 0; id < events; id += 1) {
        const event = reader.readCounted();
        write(event, text);
        expect(text.take().toString()).toBe(JSON.stringify(toEvent(run, event)));
      }
    }),
    { examples: [[{ route: 'dashboard', seed: '["gap"]', name: '["gap"]' }, 50]] },
  );
});

describe('a text in UTF-8', () => {
  it('has the digits of any whole number and amount, and any text, after each other', () => {
    const amount = fc.integer({ min: -1e15 + 1, max: 1e15 - 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, fc.string({ unit: 'grapheme' }))), (pieces) => {
        const text = new Utf8();
        for (const [number, word] of pieces) {
          text.whole(number);
          text.text(word);
          text.money(number);
          text.encoded(Buffer.from(word));
        }
        expect(text.take().toString()).toBe(
          pieces.map(([number, word]) => `${number}${word}${exactMoney(number)}${word}`).join(''),
        );
      }),
    );
  });

  it('is as long as it has to be, and begins anew when it is taken', () => {
    const text = new Utf8();
    const long = 'é'.repeat(100_000);
    text.text(long);
    expect(text.length).toBe(200_000);
    expect(text.take().toString()).toBe(long);
    expect(text.take()).toHaveLength(0);
  });
});
