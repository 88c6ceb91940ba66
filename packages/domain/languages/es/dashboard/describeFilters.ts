import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/describeFilters.ts';

export const texts = {
  filterWords: {
    everyPeriod: 'Todo el período',
    days: (first, last) => `${first} a ${last}`,
  },
} satisfies CatalogueOf<typeof english>;
