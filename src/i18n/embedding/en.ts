/** The texts about showing the page in a frame of another page, in English. */
export const en = {
  title: 'Embed in a page',
  about: 'HTML for your own page. It shows this run, with the simulation label inside the frame.',
  who: 'Pages of this site and pages on your own computer may show it. Any other site has to be allowed by the operator of this one.',
  sandbox: 'Sandboxed: allow scripts only',
  forbids:
    'In the sandbox a chosen theme is not kept, no file can be saved, and links are copied by hand in browsers that keep the clipboard from it. Safari shows only the label there.',
  html: 'Embed code',
  frameTitle: 'Simulation – all figures are invented',
  copy: 'Copy embed code',
  copied: 'Embed code copied',
  byHand: 'The browser does not allow copying here. Select the embed code above and copy it.',
  inSandbox:
    'This page is in a sandboxed frame: a chosen theme is not kept, and the browser may refuse to save files.',
} as const;
