import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/periods.ts';

export const texts = {
  periodLabels: {
    last_24h: 'Últimas 24 h',
    last_7d: 'Últimos 7 días',
    last_30d: 'Últimos 30 días',
    custom: 'Otro',
    all: 'Todo',
  },
} satisfies CatalogueOf<typeof english>;
