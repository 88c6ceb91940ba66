import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/parseDateInput.ts';

export const texts = {
  invalidDateText: 'Fecha no válida',
} satisfies CatalogueOf<typeof english>;
