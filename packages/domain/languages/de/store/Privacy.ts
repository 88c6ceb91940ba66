import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/Privacy.ts';

export const texts = {
  exportUnderwayText: 'Ein Export wird schon vorbereitet. Danach kannst du einen weiteren starten.',
} satisfies CatalogueOf<typeof english>;
