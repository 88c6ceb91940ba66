import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/customPeriodHint.ts';

export const texts = {
  customPeriodWords: {
    bothNeeded: (shown) => `Gib beide Tage ein. Bis dahin: ${shown}.`,
    notInOrder: (shown) => `Vertausche die Tage. Bis dahin: ${shown}.`,
    unchanged: 'alles bleibt, wie es ist',
    shown: (period) => `du siehst „${period}“`,
  },
} satisfies CatalogueOf<typeof english>;
