import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/detailTotals.ts';

export const texts = {
  orderTotalTexts: { units: 'Unidades', value: 'Valor', weight: 'Peso' },
} satisfies CatalogueOf<typeof english>;
