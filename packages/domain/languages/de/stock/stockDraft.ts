import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/stockDraft.ts';
import { counted } from '../../counted.ts';

export const texts = {
  unsavedStockText: (count) =>
    `${counted(count, { one: 'ungespeicherte Änderung', other: 'ungespeicherte Änderungen' })}.`,
} satisfies CatalogueOf<typeof english>;
