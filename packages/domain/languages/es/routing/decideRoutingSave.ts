import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/decideRoutingSave.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  sameStockText: (name) =>
    `${bidiIsolate(name)} ya toma sus existencias de este 3PL. Las mismas unidades no pueden estar en dos ubicaciones.`,
} satisfies CatalogueOf<typeof english>;
