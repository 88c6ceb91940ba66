import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/showMoreText.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  showMoreWords: (rows) => `Mostrar ${formatCount(rows)} más`,
} satisfies CatalogueOf<typeof english>;
