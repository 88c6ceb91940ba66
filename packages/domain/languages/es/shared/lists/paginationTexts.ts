import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/paginationTexts.ts';

export const texts = {
  paginationTexts: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    firstPageReason: 'Esta es la primera página.',
    lastPageReason: 'Esta es la última página.',
  },
} satisfies CatalogueOf<typeof english>;
