import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/describeFilters.ts';

export const texts = {
  filterWords: {
    everyPeriod: 'Jeder Zeitraum',
    days: (first, last) => `${first} bis ${last}`,
  },
} satisfies CatalogueOf<typeof english>;
