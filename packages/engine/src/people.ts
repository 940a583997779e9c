/** Invented people have a first name only. One list for both languages, so that a seed gives the same name in both. */
// biome-ignore format: a list of words, several on a line
export const FIRST_NAMES = [
  'Ada', 'Alma', 'Anton', 'Arno', 'Bela', 'Berta', 'Bruno', 'Carla', 'Cleo', 'Cosmo', 'Dana',
  'Dario', 'Dora', 'Edda', 'Elias', 'Elsa', 'Emil', 'Enno', 'Fabia', 'Felix', 'Flora', 'Frida',
  'Gino', 'Greta', 'Hedda', 'Henri', 'Ida', 'Ines', 'Ivo', 'Jana', 'Juno', 'Karla', 'Kasper',
  'Lars', 'Lena', 'Leo', 'Lotte', 'Marta', 'Milo', 'Mira', 'Nele', 'Nils', 'Nora', 'Olga', 'Oskar',
  'Paula', 'Piet', 'Romy', 'Ruben', 'Selma', 'Sven', 'Tilda', 'Tom', 'Uma', 'Vera', 'Wanda',
  'Willi', 'Xaver', 'Yara', 'Zoe',
] as const;
