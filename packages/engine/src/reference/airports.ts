/** Airports by their IATA codes. */
// biome-ignore format: a list of words, several on a line
export const AIRPORTS = [
  'AKL', 'AMS', 'ATH', 'BCN', 'BER', 'BKK', 'BOG', 'BUD', 'CDG', 'CPH', 'CPT', 'DRS', 'DUB', 'EDI',
  'FCO', 'FRA', 'GVA', 'HAM', 'HEL', 'HKG', 'HND', 'IST', 'JFK', 'KEF', 'LHR', 'LIM', 'LIS', 'MAD',
  'MEX', 'MUC', 'NBO', 'OSL', 'PRG', 'RIX', 'SFO', 'SIN', 'STR', 'TLL', 'VIE', 'ZRH',
] as const;
