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
      ACCEPT: 'Riesgo de fraude bajo',
      INVESTIGATE: 'Riesgo de fraude medio',
      CANCEL: 'Riesgo de fraude alto',
      NONE: 'Sin riesgo de fraude conocido',
    },
    disputes: {
      NEEDS_RESPONSE: 'Disputa por responder',
      UNDER_REVIEW: 'Disputa en revisión',
      WON: 'Disputa ganada',
      LOST: 'Disputa perdida',
      ACCEPTED: 'Disputa aceptada',
      PREVENTED: 'Disputa evitada',
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
