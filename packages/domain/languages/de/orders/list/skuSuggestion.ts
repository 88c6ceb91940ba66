import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/skuSuggestion.ts';

export const texts = {
  skuSuggestionLabel: (sku) => `Stattdessen SKU ${sku} suchen`,
} satisfies CatalogueOf<typeof english>;
