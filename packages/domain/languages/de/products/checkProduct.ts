import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Diese Verpackung gibt es nicht mehr. Wähle eine andere.',
    skuSpaces: 'Eine SKU hat keine Leerzeichen an ihren Enden.',
  },
} satisfies CatalogueOf<typeof english>;
