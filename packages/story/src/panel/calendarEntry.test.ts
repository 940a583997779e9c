import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarEntry } from './calendarEntry';

const NOW = new Date(Date.UTC(2026, 10, 28, 23, 5, 9));
const LINK = 'https://trading.school.example/de?seed=7&scene=story-cases2';

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('an entry is of a whole day, begins with the word simulation, leads to the next set and names nobody', () => {
  const day = new Date(2026, 11, 5);
  const lines = linesOf(
    calendarEntry({
      title: 'Simulation: six; cases',
      text: 'Five minutes, invented',
      link: LINK,
      day,
      now: NOW,
    }),
  );
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Simulation//Practice//EN',
    'BEGIN:VEVENT',
    `UID:simulation-20261205-${encodeURIComponent(LINK)}`,
    'DTSTAMP:20261128T230509Z',
    'DTSTART;VALUE=DATE:20261205',
    String.raw`SUMMARY:Simulation: six\; cases`,
    String.raw`DESCRIPTION:Five minutes\, invented\n` + LINK,
    `URL:${LINK}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(lines.join('\n')).not.toMatch(/ORGANIZER|ATTENDEE|mailto|@/i);
});

it('no line has more than 75 octets, whatever is in it, and unfolded it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
      const title = typed.replaceAll(/[\r\n]/g, '');
      const file = calendarEntry({ title, text: 'Ä', link: LINK, day: NOW, now: NOW });
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const said = linesOf(file)
        .find((line) => line.startsWith('SUMMARY:'))
        ?.slice(8);
      expect(said?.replaceAll(/\\([\\;,])/g, '$1')).toBe(title);
    }),
  );
});
