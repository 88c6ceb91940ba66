import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/listTexts.ts';
import { orders } from '../../words.ts';

export const texts = {
  listWords: {
    hints: {
      1: 'Neue Bestellungen aus deinem Shop erscheinen hier.',
      2: 'Bestellungen, die noch an dein 3PL gehen, erscheinen hier.',
      3: 'Bestellungen, die an dein 3PL gesendet wurden, erscheinen hier bis zum Versand.',
      4: 'Bestellungen erscheinen hier, sobald mindestens ein Teil versendet ist.',
      5: 'Bestellungen erscheinen hier, wenn ein Workflow oder eine Sendung fehlschlägt.',
      6: 'Zurückgehaltene Bestellungen erscheinen hier.',
      7: 'Bestellungen, die auf Bestand warten, erscheinen hier.',
      8: 'Bestellungen, über die du entscheiden musst, erscheinen hier.',
    },
    narrowed: 'Versuche einen längeren Zeitraum oder einen anderen Filter.',
    noPage: (page) => `Es gibt keine Seite ${page}. Gehe zu einer früheren Seite zurück.`,
    allOf: (list) => `Alle in: ${list}`,
  },
  missingOrdersText: (count, listTitle) =>
    count === 1
      ? `${orders(count)} aus diesem Link ist nicht in ${listTitle}. ` +
        'Sie ist vielleicht weitergezogen, oder Filter, Zeitraum oder Seite blenden sie aus.'
      : `${orders(count)} aus diesem Link sind nicht in ${listTitle}. ` +
        'Sie sind vielleicht weitergezogen, oder Filter, Zeitraum oder Seite blenden sie aus.',
} satisfies CatalogueOf<typeof english>;
