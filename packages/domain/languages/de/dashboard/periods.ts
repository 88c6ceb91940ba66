import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/periods.ts';

export const texts = {
  periodLabels: {
    last_24h: '24 Std.',
    last_7d: '7 Tage',
    last_30d: '30 Tage',
    custom: 'Eigener',
    all: 'Alle',
  },
} satisfies CatalogueOf<typeof english>;
