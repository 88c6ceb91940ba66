import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/outsidePeriod.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  outsideWords: {
    older: (orders) => counted(orders, { one: 'anterior', other: 'anteriores' }),
    otherDays: (orders) => `${formatCount(orders)} en otros días`,
  },
} satisfies CatalogueOf<typeof english>;
