import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/Privacy.ts';

export const texts = {
  exportUnderwayText: 'Ya se está preparando una exportación. Podrás iniciar otra cuando termine.',
} satisfies CatalogueOf<typeof english>;
