import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkRoutingRules.ts';

export const texts = {
  goneLocationText: 'Una ubicación de esta regla ya no existe. Quítala o elige otra.',
} satisfies CatalogueOf<typeof english>;
