import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/showMoreText.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  showMoreWords: (rows) => `Mostrar ${formatCount(rows)} más`,
} satisfies CatalogueOf<typeof english>;
