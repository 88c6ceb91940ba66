import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Diese Verpackung gibt es nicht mehr. Wähle eine andere.',
    skuSpaces: 'Eine SKU kann nicht mit einem Leerzeichen beginnen oder enden.',
  },
} satisfies CatalogueOf<typeof english>;
