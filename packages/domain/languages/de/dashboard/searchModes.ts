import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/searchModes.ts';

export const texts = {
  searchModeLabels: {
    order_wise: 'Nach Bestellung suchen',
    sku_wise: 'Nach SKU suchen',
    customer_wise: 'Nach Kunde suchen',
    product_wise: 'Nach Produkt suchen',
  },
} satisfies CatalogueOf<typeof english>;
