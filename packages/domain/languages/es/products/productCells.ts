import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCells.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  yesText: 'Sí',
  productColumns: {
    weight: 'Peso',
    package: 'Embalaje',
    shipsAlone: 'Se envía solo',
    isFragile: 'Frágil',
    isDangerous: 'Mercancía peligrosa',
    hsCode: 'Código HS',
    countryOfOrigin: 'País de origen',
  },
  cellProblems: {
    package: (name) => `Ningún embalaje se llama «${bidiIsolate(name)}». Añádelo en Embalajes.`,
    yesOrNo: 'Introduce Sí o No.',
  },
} satisfies CatalogueOf<typeof english>;
