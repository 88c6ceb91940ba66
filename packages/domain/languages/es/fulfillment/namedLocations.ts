import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/fulfillment/namedLocations.ts';

export const texts = {
  locationNameWords: {
    none: 'Sin ubicación',
    location: (id) => `Ubicación ${id}`,
    unknown: (id) => `Ubicación desconocida (${id})`,
    nameless: (id) => `Ubicación sin nombre (${id})`,
  },
} satisfies CatalogueOf<typeof english>;
