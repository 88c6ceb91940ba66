import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Este embalaje ya no existe. Elige otro.',
    skuSpaces: 'Un SKU no puede empezar ni terminar con un espacio.',
  },
} satisfies CatalogueOf<typeof english>;
