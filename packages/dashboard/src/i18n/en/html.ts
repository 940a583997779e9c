/** The texts that the HTML alone has, in English: no script says them. */
export const en = {
  noScript:
    'This simulation needs JavaScript, which is off here. Turn it on in the browser, or allow scripts in the frame, and reload the page. Paid on a fake site? Call your bank, then the police.',
  notLoaded: 'A file of this page could not be loaded or is late. Please reload the page.',
  // Seen without the style sheet alone, as in a copy that a browser has saved.
  savedPage:
    'A saved copy of this page stands still and has lost its layout. The zip of a release runs without a network: unpack it and open START-HERE.html.',
} as const;
