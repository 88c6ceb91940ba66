import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/fieldFilters.ts';

export const texts = {
  fieldFilterWords: {
    testOrders: 'Pedidos de prueba',
    testChoices: { true: 'Solo pedidos de prueba', false: 'Sin pedidos de prueba' },
    notSentBecause: 'No se envía porque',
    waitReasons: {
      actionTaken: 'Retenido por una persona',
      workflowRan: 'Retenido por un flujo de trabajo',
      heldInStore: 'Retenido en la tienda',
      awaitsPayment: 'A la espera del pago',
      riskFound: 'Riesgo de fraude',
      disputeOpen: 'Disputa del pago abierta',
      scheduledInStore: 'Programado en la tienda',
      begunInStore: 'Empezado en la tienda',
      unplannedInStore: 'Aún sin planificar en la tienda',
      unknownInStore: 'Estado desconocido en la tienda',
      unplacedInStore: 'Sin ubicación en la tienda',
      severalDestinations: 'Sus partes van a varias direcciones',
      testOrder: 'Pedido de prueba',
      beforeGoLive: 'De antes de que esta app enviara tus pedidos',
      sentToReview: 'Falta algo',
      noLocation: 'Ninguna ubicación puede enviarlo',
      unclearInFile: 'El archivo no dice cuántas unidades quedan',
      sameOrderFromFile: 'Quizá sea el mismo que uno de un archivo',
      shippedElsewhere: 'Se envía desde otro lugar',
    },
  },
} satisfies CatalogueOf<typeof english>;
