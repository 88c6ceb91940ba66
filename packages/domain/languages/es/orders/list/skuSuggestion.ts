import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/skuSuggestion.ts';

export const texts = {
  skuSuggestionLabel: (sku) => `Buscar en su lugar el SKU ${sku}`,
} satisfies CatalogueOf<typeof english>;
