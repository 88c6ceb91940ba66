import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/periods.ts';

export const texts = {
  periodLabels: {
    last_24h: 'Letzte 24 Std.',
    last_7d: 'Letzte 7 Tage',
    last_30d: 'Letzte 30 Tage',
    custom: 'Eigener',
    all: 'Alle',
  },
} satisfies CatalogueOf<typeof english>;
