/** The texts of the QR code of a run and of the list of runs for a class, in English. */
export const en = {
  open: 'QR code',
  title: 'Scan to open this simulation',
  simulation: 'Simulation – all figures are invented',
  file: 'Phones cannot open this link: the page is a file on this computer. Put the folder on a web space, or start a class network.',
  local:
    'Phones cannot open this link: it leads to this computer alone. Put the site on a web space, or start it as a class network, and open the address that is printed.',
  close: 'Close',

  listOpen: 'Class list',
  listTitle: 'One run for everyone in the class',
  listAbout:
    'A QR code and a link for each number: everyone plays a run of their own, and each can be opened again.',
  seed: 'Name of the class',
  seedHint: 'The seed of each run is this name and a number, such as {example}. No names of people.',
  count: 'Number of runs',
  tooMany: 'From 1 to {max}',
  print: 'Print',
} as const;
