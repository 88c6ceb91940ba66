import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/decideProductSave.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  unknownSkuText: (sku) => `Kein Produkt hat die SKU ${bidiIsolate(sku)}.`,
} satisfies CatalogueOf<typeof english>;
