import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shop/storeWords.ts';

export const texts = {
  storeWords: {
    paymentStatuses: {
      PAID: 'Bezahlt',
      PENDING: 'Zahlung ausstehend',
      AUTHORIZED: 'Autorisiert',
      PARTIALLY_PAID: 'Teilweise bezahlt',
      PARTIALLY_REFUNDED: 'Teilweise zurückerstattet',
      REFUNDED: 'Zurückerstattet',
      VOIDED: 'Storniert',
      EXPIRED: 'Abgelaufen',
    },
    risks: {
      ACCEPT: 'Geringes Betrugsrisiko',
      INVESTIGATE: 'Mittleres Betrugsrisiko',
      CANCEL: 'Hohes Betrugsrisiko',
      NONE: 'Kein Betrugsrisiko bekannt',
    },
    disputes: {
      NEEDS_RESPONSE: 'Zahlungsstreit: Antwort nötig',
      UNDER_REVIEW: 'Zahlungsstreit wird geprüft',
      WON: 'Zahlungsstreit gewonnen',
      LOST: 'Zahlungsstreit verloren',
      ACCEPTED: 'Zahlungsstreit akzeptiert',
      PREVENTED: 'Zahlungsstreit abgewendet',
    },
    deliveryMethods: {
      SHIPPING: 'Versand',
      PICKUP_POINT: 'Abholpunkt',
      LOCAL: 'Lokale Lieferung',
      PICK_UP: 'Abholung im Geschäft',
      RETAIL: 'Im Geschäft verkauft',
      NONE: 'Kein Versand nötig',
      MIXED: 'Mehrere Liefermethoden',
    },
  },
} satisfies CatalogueOf<typeof english>;
