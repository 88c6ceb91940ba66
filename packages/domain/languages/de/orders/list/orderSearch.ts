import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderSearch.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';
import { joinNames } from '../../../../src/shared/texts/joinNames.ts';

export const texts = {
  orderSearchTexts: {
    label: 'Bestellung finden',
    placeholder: 'Bestellung finden: Nummer oder SKU',
    byOrder: 'Nach Bestellnummer',
    bySku: 'Nach SKU',
    placeholderAll: 'Bestellung, Kunde oder SKU finden',
    customers: 'Kunden',
    products: 'Produkte',
    nothingAtAll: 'Keine Bestellung, kein Kunde und kein Produkt gefunden.',
    nothing: 'Keine Bestellung hat diese Nummer oder SKU.',
    searching: 'Alle Bestellungen werden durchsucht …',
    short: (newest) =>
      `Kurze Suchen gehen durch deine neuesten ${formatCount(newest)} Bestellungen. ` +
      'Gib 3 Buchstaben oder Ziffern ein, um alle zu durchsuchen.',
    stageUnknown: 'Wir konnten nicht jede Liste prüfen. Du findest sie unter „Alle Bestellungen“.',
  },
  allFoundLabel: {
    order: (text) => `Alle Bestellungen mit „${text}“ in der Nummer`,
    sku: (text) => `Alle Bestellungen mit „${text}“ in einer SKU`,
    customer: (text) => `Alle Bestellungen von Kunden mit „${text}“`,
    product: (text) => `Alle Bestellungen mit „${text}“ in einem Produkt`,
  },
  foundWords: {
    orders,
    customers: (count) => counted(count, { one: 'Kunde', other: 'Kunden' }),
    products: (count) => counted(count, { one: 'Produkt', other: 'Produkte' }),
    moreThan: (words) => `mehr als ${words}`,
    found: (parts) => `${joinNames(parts)} gefunden`,
  },
} satisfies CatalogueOf<typeof english>;
