import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shop/storeWords.ts';

export const texts = {
  storeWords: {
    paymentStatuses: {
      PAID: 'Pagado',
      PENDING: 'Pago pendiente',
      AUTHORIZED: 'Autorizado',
      PARTIALLY_PAID: 'Pagado parcialmente',
      PARTIALLY_REFUNDED: 'Reembolsado parcialmente',
      REFUNDED: 'Reembolsado',
      VOIDED: 'Anulado',
      EXPIRED: 'Caducado',
    },
    risks: {
      ACCEPT: 'Bajo',
      INVESTIGATE: 'Medio',
      CANCEL: 'Alto',
      NONE: 'Ninguno conocido',
    },
    disputes: {
      NEEDS_RESPONSE: 'Por responder',
      UNDER_REVIEW: 'En revisión',
      WON: 'Ganada',
      LOST: 'Perdida',
      ACCEPTED: 'Aceptada',
      PREVENTED: 'Evitada',
    },
    deliveryMethods: {
      SHIPPING: 'Envío',
      PICKUP_POINT: 'Punto de recogida',
      LOCAL: 'Entrega local',
      PICK_UP: 'Recogida en tienda',
      RETAIL: 'Vendido en tienda',
      NONE: 'No requiere envío',
      MIXED: 'Varios métodos de entrega',
    },
  },
} satisfies CatalogueOf<typeof english>;
