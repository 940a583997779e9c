/** The texts about showing the page in a frame of another page, in English. */
export const en = {
  title: 'Embed in a page',
  about: 'HTML for a page of yours. It shows this run, with the simulation label inside the frame.',
  who: 'Pages of this site and pages on your own computer may show it. For any other site, whoever runs this one has to allow it.',
  sandbox: 'Sandboxed: allow scripts only',
  forbids:
    'In the sandbox a chosen theme is not kept, no file can be saved, and links are copied by hand in browsers that keep the clipboard from it. Safari shows only the label there.',
  html: 'HTML of the frame',
  frameTitle: 'Simulation – all figures are invented',
  copy: 'Copy HTML',
  copied: 'HTML of the frame copied',
  byHand: 'The browser does not allow copying here. Select the HTML above and copy it.',
  inSandbox:
    'This page is in a sandboxed frame: a chosen theme is not kept, and the browser may refuse to save files.',
} as const;
