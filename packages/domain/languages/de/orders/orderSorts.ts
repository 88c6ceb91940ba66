import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderSorts.ts';

export const texts = {
  pagedSortNote:
    'Der Server sendet diese Bestellungen seitenweise, die neuesten zuerst. Sortiert wird nur innerhalb der Seite.',
  sortLabels: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', customer: 'Kunde, A bis Z' },
} satisfies CatalogueOf<typeof english>;
