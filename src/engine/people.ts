/** Invented people have a first name and nothing else; one list for both languages, so that a seed names one. */
export const FIRST_NAMES = [
  'Ada', 'Alma', 'Anton', 'Arno', 'Bela', 'Berta', 'Bruno', 'Carla', 'Cleo', 'Cosmo', 'Dana', 'Dario',
  'Dora', 'Edda', 'Elias', 'Elsa', 'Emil', 'Enno', 'Fabia', 'Felix', 'Flora', 'Frida', 'Gino', 'Greta',
  'Hedda', 'Henri', 'Ida', 'Ines', 'Ivo', 'Jana', 'Juno', 'Karla', 'Kasper', 'Lars', 'Lena', 'Leo',
  'Lotte', 'Marta', 'Milo', 'Mira', 'Nele', 'Nils', 'Nora', 'Olga', 'Oskar', 'Paula', 'Piet', 'Romy',
  'Ruben', 'Selma', 'Sven', 'Tilda', 'Tom', 'Uma', 'Vera', 'Wanda', 'Willi', 'Xaver', 'Yara', 'Zoe',
] as const;
