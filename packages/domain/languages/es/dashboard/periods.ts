import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/periods.ts';

export const texts = {
  periodLabels: {
    last_24h: '24 horas',
    last_7d: '7 días',
    last_30d: '30 días',
    custom: 'Otro',
    all: 'Todo',
  },
} satisfies CatalogueOf<typeof english>;
