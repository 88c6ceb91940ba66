import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/comparedDays.ts';

export const texts = {
  comparedDayTexts: {
    last_24h: 'Gestern',
    last_7d: 'Letzte 7 ganze Tage',
    last_30d: 'Letzte 30 ganze Tage',
    custom: 'Eigener Zeitraum',
    span: (first, last) => `${first} bis ${last}`,
  },
} satisfies CatalogueOf<typeof english>;
