import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkLocation.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  locationProblems: {
    zones: (most) => `Höchstens ${most} Zonen.`,
    noProvider: 'Wähle das 3PL, von dem der Bestand kommt.',
    reportsNoStock: 'Dieses 3PL meldet seinen Bestand nicht. Wähle eine andere Quelle.',
    emptyZone: 'Wähle ein Land oder gib den Anfang von Postleitzahlen ein, oder entferne diese Zone.',
    postcodes: (most) => `Höchstens ${formatCount(most)} Postleitzahlen.`,
    postcode: (postcode) =>
      `„${postcode}“ ist kein Anfang einer Postleitzahl. Erlaubt sind bis zu 10 Buchstaben und Ziffern, wie LS oder 101.`,
    wholeNumber: 'Gib eine ganze Zahl von Bestellungen ein, oder lass es leer für keine Grenze.',
    tooFew: 'Gib 1 oder mehr ein. Soll der Standort nicht versenden, schalte ihn aus.',
    tooMany: (most) => `Gib höchstens ${formatCount(most)} ein, oder lass es leer für keine Grenze.`,
  },
  unknownCountryText: (country) => `„${country}“ ist kein Land.`,
} satisfies CatalogueOf<typeof english>;
