import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/summaryCards.ts';

export const texts = {
  summaryTitles: {
    totalOrders: 'Pedidos totales',
    totalWorkflows: 'Flujos ejecutados',
    totalBoxes: 'Cajas ahorradas',
    openOrders: 'Pedidos abiertos',
    ordersInFulfillment: 'Pedidos en preparación',
    shippedOrders: 'Pedidos enviados',
  },
} satisfies CatalogueOf<typeof english>;
