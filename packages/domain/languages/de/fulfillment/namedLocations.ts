import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/fulfillment/namedLocations.ts';

export const texts = {
  locationNameWords: {
    none: 'Kein Standort',
    location: (id) => `Standort ${id}`,
    unknown: (id) => `Unbekannter Standort (${id})`,
    nameless: (id) => `Standort ohne Namen (${id})`,
  },
} satisfies CatalogueOf<typeof english>;
