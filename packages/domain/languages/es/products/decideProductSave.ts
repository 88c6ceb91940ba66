import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/decideProductSave.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  unknownSkuText: (sku) => `Ningún producto tiene el SKU ${bidiIsolate(sku)}.`,
} satisfies CatalogueOf<typeof english>;
