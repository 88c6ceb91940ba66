import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/searchModes.ts';

export const texts = {
  searchModeLabels: {
    order_wise: 'Buscar por pedido',
    sku_wise: 'Buscar por SKU',
    customer_wise: 'Buscar por cliente',
    product_wise: 'Buscar por producto',
  },
} satisfies CatalogueOf<typeof english>;
