import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCells.ts';

export const texts = {
  yesText: 'Ja',
} satisfies CatalogueOf<typeof english>;
