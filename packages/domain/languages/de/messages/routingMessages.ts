import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/routingMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  routingMessages: {
    shipsAgain: 'Geht noch einmal hinaus: Die Sendung wurde storniert',
    onlyLocation: ({ location }) => `Geht von ${bidiIsolate(location)} aus: keine Regel sagt etwas anderes`,
    hasAll: ({ location, units }) => `${bidiIsolate(location)} hat alle ${formatCount(units)}`,
    hasSome: ({ location, units, of }) => `${bidiIsolate(location)} hat ${formatCount(units)} von ${formatCount(of)}`,
    notInStock: 'Nicht auf Lager',
    noLocation: 'Kein Standort versendet an diese Adresse',
    zones: ({ most }) => `Höchstens ${most} Zonen.`,
    noProvider: 'Wähle das 3PL, von dem der Bestand kommt.',
    reportsNoStock: 'Dieses 3PL meldet seinen Bestand nicht. Wähle eine andere Quelle.',
    emptyZone: 'Wähle ein Land oder gib den Anfang von Postleitzahlen ein, oder entferne diese Zone.',
    postcodes: ({ most }) => `Höchstens ${formatCount(most)} Postleitzahlen.`,
    postcode: ({ postcode }) =>
      `„${postcode}“ ist kein Anfang einer Postleitzahl. Erlaubt sind bis zu 10 Buchstaben und Ziffern, wie LS oder 101.`,
    wholeNumber: 'Gib eine ganze Zahl von Bestellungen ein, oder lass es leer für keine Grenze.',
    tooFew: 'Gib 1 oder mehr ein. Soll der Standort nicht versenden, schalte ihn aus.',
    tooMany: ({ most }) => `Gib höchstens ${formatCount(most)} ein, oder lass es leer für keine Grenze.`,
    tooManyRules: ({ most }) => `Höchstens ${most} Regeln.`,
    sameId: 'Zwei Regeln haben dieselbe Kennung. Lade die Seite neu.',
    nameTaken: 'Eine andere Regel hat diesen Namen. Wähle einen anderen.',
    preferenceTwice: 'Jedes Kriterium kann nur einmal vorkommen.',
    noRanking: 'Wähle mindestens einen Standort, der zuerst kommt.',
    rankedTwice: 'Jeder Standort kann nur einmal in der Rangfolge stehen.',
    notShippedFrom: ({ name }) =>
      `Diese Regel versendet nicht von ${bidiIsolate(name)}. Deshalb kann er nicht in der Rangfolge stehen.`,
  },
} satisfies CatalogueOf<typeof english>;
