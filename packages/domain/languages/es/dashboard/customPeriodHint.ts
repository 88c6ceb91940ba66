import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/customPeriodHint.ts';

export const texts = {
  customPeriodWords: {
    bothNeeded: (shown) => `Introduce los dos días. Hasta entonces, ${shown}.`,
    notInOrder: (shown) => `Pon los días en orden. Hasta entonces, ${shown}.`,
    unchanged: 'nada cambia',
    shown: (period) => `ves «${period}»`,
  },
} satisfies CatalogueOf<typeof english>;
