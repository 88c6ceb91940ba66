import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/decideRoutingSave.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  sameStockText: (name) =>
    `${bidiIsolate(name)} bezieht seinen Bestand schon von diesem 3PL. Dieselben Stücke können nicht an zwei Standorten sein.`,
} satisfies CatalogueOf<typeof english>;
