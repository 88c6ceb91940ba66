import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderSorts.ts';

export const texts = {
  tooLongToSortNote: 'Diese Liste ist zu lang zum Sortieren, daher stehen die neuesten Bestellungen zuerst.',
  sortLabels: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', customer: 'Kunde, A bis Z' },
} satisfies CatalogueOf<typeof english>;
