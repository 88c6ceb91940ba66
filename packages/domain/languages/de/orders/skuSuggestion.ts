import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/skuSuggestion.ts';

export const texts = {
  skuSuggestionLabel: (sku) => `Stattdessen SKU ${sku} suchen`,
} satisfies CatalogueOf<typeof english>;
