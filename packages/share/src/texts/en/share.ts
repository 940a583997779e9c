/** The texts about links, frames and QR codes, in English. */
export const en = {
  title: 'Link',
  about: 'Everyone who opens it sees this run, with the same figures.',
  // While an extra is open beside the page, in place of the above.
  besideExtra:
    'It opens what is open beside the page at the beginning of this chapter, with the usual sums. What was decided before is not in it.',
  // Where another run was written down under "Run".
  draft: 'What you have changed under “Run” is in none of this before you press “Apply and restart”.',
  // Why the link works on this computer only.
  only: {
    file: 'It works on this computer only: it leads to a file, which has to stay where it is.',
    local: 'It works on this computer only.',
  },
  moment: 'Start at simulated time',
  clock: 'Time',
  clockHint: 'Hours:minutes:seconds, minutes:seconds, or seconds alone',
  clockRead: 'That is {clock}.',
  clockProblem: 'Write it like 00:05:00, 5:00 or 300, up to 30\u00a0days.',
  stayPaused: 'Stay paused there',
  copy: 'Copy link',
  copied: 'Simulation link copied',
  byHand: 'Copying failed. Copy the link from here:',

  // Beside each QR code, and the title of the frame.
  simulation: 'Simulation – all figures are invented',
  // Showing the page in a frame of another page.
  embedding: {
    open: 'Embed',
    title: 'Embed in a page',
    about: 'HTML for your own page. It shows this run, with the simulation label inside the frame.',
    who: 'Pages of this site and pages that your own computer serves (localhost) may show it, a file opened from a disk may not. Any other site has to be allowed by the operator of this one.',
    sandbox: 'Sandboxed: allow scripts only',
    forbids:
      'In the sandbox a chosen theme is not kept, no file can be saved, and links are copied by hand in browsers that keep the clipboard from it. Safari shows only the label there.',
    html: 'Embed code',
    copy: 'Copy embed code',
    copied: 'Embed code copied',
    byHand: 'The browser does not allow copying here. Select the embed code above and copy it.',
    inSandbox:
      'This page is in a sandboxed frame: a chosen theme is not kept, and the browser may refuse to save files.',
  },
  // The QR code of a run, and the list of runs for a class.
  classroom: {
    open: 'QR code',
    title: 'Scan to open this simulation',
    file: 'Phones cannot open this link: the page is a file on this computer. Put the folder on a web space, or start a class network.',
    local:
      'Phones cannot open this link: it leads to this computer alone. Put the site on a web space, or start it as a class network, and open the address that is printed.',

    tooLong: 'This link is too long for a QR code. Copy it instead.',
    listOpen: 'Class list',
    listAbout:
      'A QR code and a link for each number, in the language of the pupil: everyone plays a run of their own, and each can be opened again.',
    seed: 'Name of the class',
    seedHint: 'The seed of each run is this name and a number, such as {example}. No names of people.',
    count: 'Number of runs',
    tooMany: 'From 1 to {max}',
    print: 'Print',
    save: 'Save as image',
    pictures: {
      saved: 'Saved as {file}.',
      unconfirmed:
        '{file} was handed to the browser. If no file appears, the frame around this page does not allow saving.',
      forbidden: 'The browser does not allow saving here.',
      failed: 'The browser does not allow saving here.',
    },
  },
} as const;
