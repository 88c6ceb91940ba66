import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/customPeriodHint.ts';

export const texts = {
  customPeriodWords: {
    bothNeeded: (shown) => `Beide Tage werden gebraucht. Bis dahin: ${shown}.`,
    notInOrder: (shown) => `Bis die Reihenfolge der Tage stimmt: ${shown}.`,
    unchanged: 'alles bleibt, wie es ist',
    shown: (period) => `du siehst „${period}“`,
  },
} satisfies CatalogueOf<typeof english>;
