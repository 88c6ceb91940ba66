import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/comparisonRows.ts';

export const texts = {
  comparisonWords: {
    titles: {
      orders: 'Bestellungen',
      shippedShare: 'Versendeter Anteil',
      errors: 'Bestellungen mit Fehler',
      median: 'Die Hälfte versendet in',
      ninetieth: 'Neun von zehn versendet in',
    },
    nothing: 'Nichts zu vergleichen',
    same: 'Unverändert',
    more: (count) => `${count} mehr`,
    fewer: (count) => `${count} weniger`,
    noneBefore: (difference) => `${difference}, vorher keine`,
    points: (signedPoints, isOne) => `${signedPoints} ${isOne ? 'Prozentpunkt' : 'Prozentpunkte'}`,
    longer: (duration) => `${duration} länger`,
    shorter: (duration) => `${duration} kürzer`,
  },
} satisfies CatalogueOf<typeof english>;
