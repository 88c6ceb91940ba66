import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionHealthItems.ts';

export const texts = {
  connectionHealthWords: {
    connected: 'Verbunden',
    lastOrder: (age) => `letzte Bestellung ${age}`,
    noOrder: 'noch keine Bestellungen',
  },
} satisfies CatalogueOf<typeof english>;
