import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/outsidePeriod.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  outsideWords: {
    older: (orders) => `${formatCount(orders)} anteriores`,
    otherDays: (orders) => `${formatCount(orders)} en otros días`,
  },
} satisfies CatalogueOf<typeof english>;
