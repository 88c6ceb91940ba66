import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionHealthItems.ts';

export const texts = {
  connectionHealthWords: {
    connected: 'Conectado',
    lastOrder: (age) => `último pedido ${age}`,
    noOrder: 'aún no hay pedidos',
  },
} satisfies CatalogueOf<typeof english>;
