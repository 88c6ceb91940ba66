import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/searchScreenTexts.ts';

export const texts = {
  searchScreenTexts: {
    opening: (name) => `${name} wird geöffnet …`,
    ofMore: (group, shown, all) => `${group}, ${shown} von mehr als ${all}`,
    ofAll: (group, shown, all) => `${group}, ${shown} von ${all}`,
    newestIn: (list) => `neueste Bestellung in: ${list}`,
    noNumberHas: 'Keine Bestellnummer enthält',
  },
} satisfies CatalogueOf<typeof english>;
