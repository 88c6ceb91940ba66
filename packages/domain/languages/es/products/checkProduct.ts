import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Este embalaje ya no existe. Elige otro.',
    skuSpaces: 'Un SKU no puede empezar ni terminar con un espacio.',
    hsCode: 'Un código HS tiene de 6 a 10 cifras, como 6912.00.',
    country: 'Introduce el código de dos letras del país, como GB.',
  },
} satisfies CatalogueOf<typeof english>;
