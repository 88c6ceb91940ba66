import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/paginationTexts.ts';

export const texts = {
  paginationTexts: {
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    firstPageReason: 'Das ist die erste Seite.',
    lastPageReason: 'Das ist die letzte Seite.',
  },
} satisfies CatalogueOf<typeof english>;
