import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/loadSubjects.ts';

export const texts = {
  loadSubjects: {
    figures: 'las cifras',
    orders: 'los pedidos',
    shop: 'tu tienda',
    providers: 'los proveedores conectados',
    lists: 'las listas',
  },
} satisfies CatalogueOf<typeof english>;
