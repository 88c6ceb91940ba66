import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderSorts.ts';

export const texts = {
  pagedSortNote: 'Die Seiten beginnen mit den neuesten Bestellungen. Sortiert wird nur innerhalb jeder Seite.',
  sortLabels: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', customer: 'Kunde, A bis Z' },
} satisfies CatalogueOf<typeof english>;
