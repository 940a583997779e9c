type Entry = {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The day, as the calendar of the visitor has it. */
  readonly day: Date;
  /** When the entry is made. */
  readonly now: Date;
};

/**
 * A calendar with one entry for a whole day, as RFC 5545 writes it. It names nobody, and its identity follows from its
 * day and its link: imported twice, it is one entry.
 */
export function calendarEntry({ title, text, link, day, now }: Entry): string {
  const date = dateOf(day);
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Simulation//Practice//EN',
    'BEGIN:VEVENT',
    `UID:simulation-${date}-${encodeURIComponent(link)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${link}`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** Such as `2026-12-05`, in local time. */
export function writtenDay(day: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`;
}

const dateOf = (day: Date) => writtenDay(day).replaceAll('-', '');

/** RFC 5545, section 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** RFC 5545, section 3.1: no line has more than 75 octets, and a longer one goes on after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}
