/**
 * Airlines that no longer fly, with the year of their last flight under that name: the product names no company
 * that exists.
 */
export const AIRLINES = [
  { name: 'Air Berlin', ceased: 2017 },
  { name: 'Ansett Australia', ceased: 2002 },
  { name: 'Braniff International', ceased: 1982 },
  { name: 'British Caledonian', ceased: 1988 },
  { name: 'Canadian Airlines', ceased: 2001 },
  { name: 'Crossair', ceased: 2002 },
  { name: 'Dan-Air', ceased: 1992 },
  { name: 'Eastern Air Lines', ceased: 1991 },
  { name: 'Germania', ceased: 2019 },
  { name: 'Interflug', ceased: 1991 },
  { name: 'Laker Airways', ceased: 1982 },
  { name: 'LTU', ceased: 2009 },
  { name: 'Malév', ceased: 2012 },
  { name: 'Monarch Airlines', ceased: 2017 },
  { name: 'Northwest Airlines', ceased: 2010 },
  { name: 'Pan American World Airways', ceased: 1991 },
  { name: 'Sabena', ceased: 2001 },
  { name: 'Spanair', ceased: 2012 },
  { name: 'Swissair', ceased: 2002 },
  { name: 'Trans World Airlines', ceased: 2001 },
  { name: 'UTA', ceased: 1992 },
  { name: 'Varig', ceased: 2006 },
] as const;
