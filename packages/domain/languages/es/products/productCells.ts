import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCells.ts';

export const texts = {
  yesText: 'Sí',
} satisfies CatalogueOf<typeof english>;
