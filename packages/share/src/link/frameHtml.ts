/** Enough for the label, the total and the newest trades. In less than 280 by 120 pixels only the label is shown. */
const HEIGHT = 720;

type Frame = {
  readonly src: string;
  readonly title: string;
  /** Scripts and nothing else: an origin of its own, no storage, no downloads, no pop-ups. */
  readonly sandboxed: boolean;
};

/** The HTML that shows the page in a frame of another page. */
export function frameHtml({ src, title, sandboxed }: Frame): string {
  const attributes = [
    `src="${escaped(src)}"`,
    `title="${escaped(title)}"`,
    `width="100%" height="${HEIGHT}"`,
    ...(sandboxed ? ['sandbox="allow-scripts"'] : []),
    'allow="clipboard-write"', // for the buttons that copy a link
  ];
  return `<iframe ${attributes.join('\n  ')}></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
