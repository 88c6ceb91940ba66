import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Este embalaje ya no existe. Elige otro.',
    skuSpaces: 'Un SKU no tiene espacios al principio ni al final.',
  },
} satisfies CatalogueOf<typeof english>;
