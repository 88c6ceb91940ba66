import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/stockMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockMessages: {
    skuSpaces: 'Eine SKU darf nicht mit einem Leerzeichen beginnen oder enden.',
    skuLength: ({ most }) => `Eine SKU hat höchstens ${most} Zeichen.`,
    reserved: ({ units }) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'ist', other: 'sind' })} für Bestellungen reserviert`,
    staysCounted: ({ reserved }) => `${reserved}, deshalb muss es gezählt bleiben.`,
    tooFew: ({ reserved, least }) =>
      `${reserved}. Gib mindestens ${formatCount(least)} ein, oder schließe zuerst diese Bestellungen.`,
    onHand: 'beim Lagerbestand',
    lowAt: 'bei „Niedrig ab“',
    wholeNumber: ({ what }) => `Gib ${what} eine ganze Zahl ab 0 ein.`,
    most: ({ most, what }) => `Gib ${what} höchstens ${formatCount(most)} ein.`,
    sameRow: ({ line }) => `Zeile ${formatCount(line)} hat diese SKU und diesen Standort schon.`,
    empty: 'Die Datei ist leer.',
    noColumn: ({ names }) => `Die erste Zeile hat keine Spalte ${names.map((name) => `„${name}“`).join(' oder ')}.`,
    rows: ({ most }) => `Die Datei hat mehr als ${formatCount(most)} Zeilen. Teile sie in kleinere auf.`,
    noSku: 'Es fehlt die SKU.',
    rounded: ({ sku }) =>
      `Ein Tabellenprogramm hat die SKU „${sku}“ gerundet. Formatiere die Spalte als Text und exportiere noch einmal.`,
    noLocation: 'Es fehlt der Standort.',
    noNumber: 'Es fehlt der Lagerbestand.',
    tooMany: ({ most }) => `Speichere höchstens ${formatCount(most)} Bestände auf einmal.`,
    twice: 'Sie kommt für einen Standort zweimal vor.',
    outdated: ({ count }) =>
      `${formatCount(count)} dieser Bestände ${plural(count, { one: 'wurde', other: 'wurden' })} inzwischen geändert, ` +
      'von einer Person oder einer Sendung. Prüfe das und speichere erneut.',
    countedByStore: 'Dein Shop zählt den Bestand dieses Standorts. Ändere die Zahl dort.',
    countedByProvider: 'Dein 3PL zählt den Bestand dieses Standorts. Wir rufen seine Zahlen stündlich ab.',
    unknownLocation: ({ location }) => `Dein Shop hat keinen Standort „${bidiIsolate(location)}“.`,
  },
} satisfies CatalogueOf<typeof english>;
