import { expect, it } from 'vitest';
import { frameHtml } from './frameHtml';

const src = 'https://example.org/de?name=%22%3E&seed=7';

it('the HTML of a frame holds address, title and size, with nothing left to end an attribute early', () => {
  expect(frameHtml({ src, title: 'A "note" <b>', sandboxed: false })).toBe(
    `<iframe src="https://example.org/de?name=%22%3E&amp;seed=7"
  title="A &quot;note&quot; &lt;b>"
  width="100%" height="720"
  allow="clipboard-write"></iframe>`,
  );
});

it('a sandboxed frame may run scripts and nothing else', () => {
  const html = frameHtml({ src, title: 'Simulation', sandboxed: true });
  expect(html).toContain(' sandbox="allow-scripts"\n');
});
