import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/shippingTimes.ts';

export const texts = {
  shippingTimeWords: {
    first: 'Unter 1 Tag',
    last: (days) => `${days} Tage oder mehr`,
    between: (from, to) => `${from} bis ${to} Tage`,
  },
} satisfies CatalogueOf<typeof english>;
