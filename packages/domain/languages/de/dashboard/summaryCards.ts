import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/summaryCards.ts';

export const texts = {
  summaryTitles: {
    totalOrders: 'Bestellungen gesamt',
    totalWorkflows: 'Workflows ausgeführt',
    totalBoxes: 'Gesparte Pakete',
    openOrders: 'Offene Bestellungen',
    ordersInFulfillment: 'Im Fulfillment',
    shippedOrders: 'Versendet',
  },
} satisfies CatalogueOf<typeof english>;
