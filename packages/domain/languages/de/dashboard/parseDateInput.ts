import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/parseDateInput.ts';

export const texts = {
  invalidDateText: 'Ungültiges Datum',
} satisfies CatalogueOf<typeof english>;
