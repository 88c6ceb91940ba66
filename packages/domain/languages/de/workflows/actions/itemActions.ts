import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/itemActions.ts';

export const texts = {
  itemActionWords: {
    splitBundles: {
      label: 'Bundles in ihre Artikel aufteilen',
      phrase: 'Bundles in ihre Artikel aufteilen',
      done: 'Bundles in ihre Artikel aufgeteilt',
      unchanged: (isOpen) =>
        `nicht in Artikel aufgeteilt, denn ${isOpen ? 'sie hat keine Bundles' : 'sie war nicht offen'}`,
    },
    addItem: {
      label: 'Artikel hinzufügen',
      onlyOnce: 'Kommt nicht noch einmal in eine Bestellung, die ihn hat.',
      quantity: 'Menge',
      phrase: (units, sku) => `${units} × ${sku} hinzufügen, falls es fehlt`,
      done: (units, sku) => `${units} × ${sku} hinzugefügt`,
      unchanged: (sku, isOpen) =>
        `${sku} nicht hinzugefügt, denn ${isOpen ? 'sie hat es schon' : 'sie war nicht offen'}`,
    },
    swapItem: {
      label: 'Artikel tauschen',
      newSku: 'SKU, die stattdessen versendet wird',
      samePrice: 'Der Preis für den Kunden bleibt gleich.',
      phrase: (sku, newSku) => `${sku} durch ${newSku} ersetzen`,
      done: (sku, newSku) => `${sku} durch ${newSku} ersetzt`,
      unchanged: (sku, newSku, isOpen) =>
        `nicht durch ${newSku} ersetzt, denn ${isOpen ? `sie hat kein ${sku}` : 'sie war nicht offen'}`,
    },
    problems: {
      newSku: 'Gib die SKU ein, die stattdessen versendet wird.',
      otherSku: 'Gib eine andere SKU ein, die stattdessen versendet wird.',
    },
  },
} satisfies CatalogueOf<typeof english>;
