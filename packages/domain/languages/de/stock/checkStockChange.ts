import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/checkStockChange.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockProblems: {
    skuSpaces: 'Eine SKU darf nicht mit einem Leerzeichen beginnen oder enden.',
    skuLength: (most) => `Eine SKU hat höchstens ${most} Zeichen.`,
    reserved: (units) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'ist', other: 'sind' })} für Bestellungen reserviert`,
    staysCounted: (reserved) => `${reserved}, deshalb muss es gezählt bleiben.`,
    tooFew: (reserved, least) =>
      `${reserved}. Gib mindestens ${formatCount(least)} ein, oder schließe zuerst diese Bestellungen.`,
    onHand: 'beim Lagerbestand',
    lowAt: 'bei „Niedrig ab“',
    wholeNumber: (what) => `Gib ${what} eine ganze Zahl ab 0 ein.`,
    most: (most, what) => `Gib ${what} höchstens ${formatCount(most)} ein.`,
  },
  countedByStoreText: 'Dein Shop zählt den Bestand dieses Standorts. Ändere die Zahl dort.',
  countedByProviderText: 'Dein 3PL zählt den Bestand dieses Standorts. Wir rufen seine Zahlen stündlich ab.',
  unknownStockLocationText: (location) => `Dein Shop hat keinen Standort „${bidiIsolate(location)}“.`,
} satisfies CatalogueOf<typeof english>;
