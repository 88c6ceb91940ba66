import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/customPeriodHint.ts';

export const texts = {
  customPeriodWords: {
    bothNeeded: (shown) => `Hacen falta los dos días. Hasta entonces, ${shown}.`,
    notInOrder: (shown) => `Hasta que los días estén en orden, ${shown}.`,
    unchanged: 'nada cambia',
    shown: (period) => `ves «${period}»`,
  },
} satisfies CatalogueOf<typeof english>;
