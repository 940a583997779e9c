/** What every way tells in the same words: what the page shows, and what a bank says. */
export const page = {
  link: 'A page with Robin’s name',
  opened: 'The link opens the page you see here. Robin’s name is on it, and {bonus} as a welcome.',
  payFirst: 'Robin tries to take it out. “Pay {start} first,” says the page.',
  inDays: 'Robin presses it. “In a few days,” says the page.',
  onItsWay: '{small} is on its way to you.',
  all: 'Robin wants all of it. The page has never shown this much.',
  cardRefused:
    'The bank claims the card payment back. Weeks later: refused, Robin had confirmed it. “If somebody else paid from your account, report that. Nobody has to pay first to get their own money.”',
  neverFirst:
    '“Nobody has to pay first to get their own money,” says the bank. “Send nothing more. If somebody else paid from your account, report it at once: it may come back.”',
  loan: 'The money is sent. Robin will have to pay the loan back.',
  leaves: 'While they talk, {paid} leaves Robin’s bank account. The page adds it to the total.',
  report:
    'The police write everything down, and ask for the page’s address. “Pay nothing more, and keep everything.”',
  reported: 'The police take a report. That helps to warn others.',
} as const;
