import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/shippingTimes.ts';

export const texts = {
  shippingTimeWords: {
    first: 'Menos de 1 día',
    last: (days) => `${days} días o más`,
    between: (from, to) => `De ${from} a ${to} días`,
  },
} satisfies CatalogueOf<typeof english>;
