import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/detailTotals.ts';

export const texts = {
  orderTotalTexts: { units: 'Stück', value: 'Wert', weight: 'Gewicht' },
} satisfies CatalogueOf<typeof english>;
