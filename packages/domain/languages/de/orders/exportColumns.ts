import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/exportColumns.ts';

export const texts = {
  exportColumnLabels: {
    id: 'Zeilen-ID',
    order_id: 'Bestell-ID',
    fulfillment_status: 'Versandstatus',
    order_name: 'Bestellnummer',
    shopify_created_at: 'Erstellt',
    shopify_close_at: 'Geschlossen',
    shopify_cancelled_at: 'Storniert',
    customer_name: 'Kunde',
    shipped_time: 'Versendet',
    batch_time: 'In Charge',
  },
} satisfies CatalogueOf<typeof english>;
