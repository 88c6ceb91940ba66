import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/checkProduct.ts';

export const texts = {
  productProblems: {
    packageGone: 'Diese Verpackung gibt es nicht mehr. Wähle eine andere.',
    skuSpaces: 'Eine SKU kann nicht mit einem Leerzeichen beginnen oder enden.',
    hsCode: 'Ein HS-Code hat 6 bis 10 Ziffern, zum Beispiel 6912.00.',
    country: 'Gib den Ländercode aus zwei Buchstaben ein, zum Beispiel GB.',
  },
} satisfies CatalogueOf<typeof english>;
