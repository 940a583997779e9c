/** What the lessons take from here: how a link reads, and the help of each country, for paper. */
import type { Locale } from '@simulation/dashboard/texts';
import { namesOf } from '@simulation/engine';
import { CONTACTS } from './help/contacts';
import { doorTexts } from './texts/doors';
import { helpTexts } from './texts/help';

export const forLessons = {
  pressedFor: (scene: string, locale: Locale): readonly string[] | undefined => {
    const { explanation, worried } = doorTexts[locale];
    const pressed = new Map([
      ['deceive', [explanation]],
      ['checklist', [worried]],
    ]);
    return pressed.get(scene);
  },

  /** A list of contacts for each country. */
  byCountry: (
    locale: Locale,
  ): readonly { readonly id: string; readonly name: string; readonly html: string }[] => {
    const { purposes, countries } = helpTexts[locale];
    return namesOf(countries).map((country) => {
      const rows = CONTACTS[country].map(
        ({ purpose, name, tel = '', link = '' }) =>
          `<li>${purposes[purpose]}: <b>${name}</b> ${[tel, link].filter(Boolean).join(', ')}</li>`,
      );
      return { id: country, name: countries[country], html: `<ul>${rows.join('\n')}</ul>` };
    });
  },
};
