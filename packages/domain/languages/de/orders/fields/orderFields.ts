import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/fields/orderFields.ts';

export const texts = {
  orderFieldTexts: {
    labels: {
      id: 'Zeilen-ID',
      orderId: 'Bestell-ID',
      fulfillmentStatus: 'Versandstatus',
      orderName: 'Bestellnummer',
      createdAt: 'Erstellt',
      closedAt: 'Geschlossen',
      cancelledAt: 'Storniert',
      customerName: 'Kunde',
      shippedAt: 'Versendet',
      batchedAt: 'In Charge',
      poNumber: 'Auftragsnummer',
      paymentStatus: 'Zahlungsstatus',
      risk: 'Betrugsrisiko',
      dispute: 'Zahlungsstreit',
      deliveryMethod: 'Liefermethode',
      isTest: 'Testbestellung',
    },
    withPoNumber: (customer, poNumber) => `${customer} · Auftrag ${poNumber}`,
  },
} satisfies CatalogueOf<typeof english>;
