import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of the search across all lists. */
export const searchScreenTexts = inLanguage('searchScreenTexts', {
  opening: (name: string) => `Opening ${name}…`,
  ofMore: (group: string, shown: string, all: string) => `${group}, ${shown} of more than ${all}`,
  ofAll: (group: string, shown: string, all: string) => `${group}, ${shown} of ${all}`,
  newestIn: (list: string) => `newest order in ${list}`,
  noNumberHas: 'No order number has',
});
