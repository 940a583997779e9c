/** Aircraft types by their ICAO type designators (Doc 8643). */
// biome-ignore format: a list of words, several on a line
export const AIRCRAFT_TYPES = [
  'A124', 'A148', 'A20N', 'A306', 'A310', 'A319', 'A320', 'A321', 'A333', 'A343', 'A359', 'A388',
  'AN24', 'AT76', 'B461', 'B703', 'B712', 'B722', 'B738', 'B744', 'B752', 'B763', 'B772', 'B789',
  'CONC', 'CRJ9', 'DC10', 'DC3', 'DH8D', 'E190', 'F100', 'IL62', 'L101', 'MD11', 'RJ85', 'SB20',
  'SF34', 'T154', 'YK42',
] as const;
