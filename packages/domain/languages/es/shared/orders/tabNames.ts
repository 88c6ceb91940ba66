import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/orders/tabNames.ts';

export const texts = {
  tabTitles: {
    all: 'Todos los pedidos',
    open: 'Pedidos abiertos',
    inFulfillment: 'Pedidos en preparación',
    shipped: 'Pedidos enviados',
    errors: 'Errores',
    hold: 'Retenidos',
    backOrders: 'Sin existencias',
    needsReview: 'Requieren revisión',
  },
} satisfies CatalogueOf<typeof english>;
