import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/outsidePeriod.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  outsideWords: {
    older: (orders) => `${formatCount(orders)} ältere`,
    otherDays: (orders) => `${formatCount(orders)} an anderen Tagen`,
  },
} satisfies CatalogueOf<typeof english>;
