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
      ACCEPT: 'Gering',
      INVESTIGATE: 'Mittel',
      CANCEL: 'Hoch',
      NONE: 'Keines bekannt',
    },
    disputes: {
      NEEDS_RESPONSE: 'Antwort nötig',
      UNDER_REVIEW: 'Wird geprüft',
      WON: 'Gewonnen',
      LOST: 'Verloren',
      ACCEPTED: 'Akzeptiert',
      PREVENTED: 'Abgewendet',
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
