import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCells.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  yesText: 'Ja',
  productColumns: {
    weight: 'Gewicht',
    package: 'Verpackung',
    shipsAlone: 'Einzeln versenden',
    isFragile: 'Zerbrechlich',
    isDangerous: 'Gefahrgut',
    hsCode: 'HS-Code',
    countryOfOrigin: 'Ursprungsland',
  },
  cellProblems: {
    package: (name) => `Keine Verpackung heißt „${bidiIsolate(name)}“. Lege sie unter Verpackungen an.`,
    yesOrNo: 'Gib Ja oder Nein ein.',
  },
} satisfies CatalogueOf<typeof english>;
