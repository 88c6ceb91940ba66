import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/comparedDays.ts';

export const texts = {
  comparedDayTexts: {
    last_24h: 'Ayer',
    last_7d: 'Últimos 7 días completos',
    last_30d: 'Últimos 30 días completos',
    custom: 'Personalizado',
    span: (first, last) => `${first} a ${last}`,
  },
} satisfies CatalogueOf<typeof english>;
