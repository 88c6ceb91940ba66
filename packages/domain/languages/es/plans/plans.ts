import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/plans.ts';

export const texts = {
  noPlanText: 'Sin plan',
} satisfies CatalogueOf<typeof english>;
