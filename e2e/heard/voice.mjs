#!/usr/bin/env node
// An output module of Speech Dispatcher that makes no sound: it takes about as long as a voice would, can be
// interrupted like one, and appends what it says to the file $SPOKEN as lines of JSON. The protocol is described in the
// manual of Speech Dispatcher, "Output modules".
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Of a voice at Orca's default pace of some 190 words a minute. */
const CHARACTERS_PER_SECOND = 16;
const SHORTEST_MS = 150;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** @param {object} event */
const note = (event) =>
  appendFileSync(process.env.SPOKEN ?? '/dev/null', `${JSON.stringify({ at: Date.now(), ...event })}\n`);

/** @type {{ text: string, begun: number, milliseconds: number, timer: NodeJS.Timeout } | undefined} */
let speaking;
let language = 'en';

/**
 * The words of a message in SSML, without its marks, and without the blank that Speech Dispatcher puts before the point
 * of a number: `$0 .00`.
 *
 * @param {string} message
 */
const wordsOf = (message) =>
  message
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/(?<=\d) (?=[.,]\d)/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** @param {string} message */
function speak(message) {
  const text = wordsOf(message);
  const milliseconds = Math.max(SHORTEST_MS, (text.length / CHARACTERS_PER_SECOND) * 1000);
  say('701 BEGIN');
  note({ event: 'begin', text, language });
  for (const [, name] of message.matchAll(/<mark name="([^"]*)"\/>/g)) say(`700-${name}\n700 INDEX MARK`);
  speaking = { text, begun: Date.now(), milliseconds, timer: setTimeout(end, milliseconds) };
}

function end() {
  if (speaking === undefined) return;
  note({ event: 'end', text: speaking.text });
  speaking = undefined;
  say('702 END');
}

function stop() {
  if (speaking === undefined) return;
  clearTimeout(speaking.timer);
  const part = Math.min(1, (Date.now() - speaking.begun) / speaking.milliseconds);
  note({ event: 'cut', text: speaking.text.slice(0, Math.round(part * speaking.text.length)) });
  speaking = undefined;
  say('703 STOP');
}

const VOICES = ['200-English\ten-US\tnone', '200-German\tde\tnone', '200 OK VOICE LIST SENT'];

/**
 * Commands with lines of their own, up to a line with a dot.
 *
 * @type {Record<string, { asks: string, answers: string }>}
 */
const BLOCKS = {
  SPEAK: { asks: '202 OK RECEIVING MESSAGE', answers: '200 OK SPEAKING' },
  CHAR: { asks: '202 OK RECEIVING MESSAGE', answers: '200 OK SPEAKING' },
  KEY: { asks: '202 OK RECEIVING MESSAGE', answers: '200 OK SPEAKING' },
  SOUND_ICON: { asks: '202 OK RECEIVING MESSAGE', answers: '200 OK SPEAKING' },
  SET: { asks: '203 OK RECEIVING SETTINGS', answers: '203 OK SETTINGS RECEIVED' },
  AUDIO: { asks: '207 OK RECEIVING AUDIO SETTINGS', answers: '203 OK AUDIO INITIALIZED' },
  LOGLEVEL: { asks: '207 OK RECEIVING LOGLEVEL SETTINGS', answers: '203 OK LOG LEVEL SET' },
};

/** The command whose lines are being read. @type {string | undefined} */
let open;
/** @type {string[]} */
let lines = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (open !== undefined) {
    if (line !== '.') {
      lines.push(line.startsWith('..') ? line.slice(1) : line);
      continue;
    }
    say(BLOCKS[open]?.answers ?? '');
    if (open === 'SET') language = /^language=(.*)$/m.exec(lines.join('\n'))?.[1] ?? language;
    else if (open !== 'AUDIO' && open !== 'LOGLEVEL') speak(lines.join('\n'));
    open = undefined;
    lines = [];
  } else if (BLOCKS[line] !== undefined) {
    say(BLOCKS[line].asks);
    open = line;
  } else if (line === 'INIT') say('299-a voice that writes\n299 OK LOADED SUCCESSFULLY');
  else if (line === 'STOP' || line === 'PAUSE') stop();
  else if (line === 'LIST VOICES') say(VOICES.join('\n'));
  else if (line.startsWith('DEBUG')) say('200 OK DEBUGGING');
  else if (line === 'QUIT') {
    say('210 OK QUIT');
    process.exit(0);
  } else say('300 ERR UNKNOWN COMMAND');
}
