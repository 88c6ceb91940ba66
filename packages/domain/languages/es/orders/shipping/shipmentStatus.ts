import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/shipping/shipmentStatus.ts';

export const texts = {
  shipmentLabels: {
    attempted_delivery: 'Intento de entrega',
    canceled: 'Cancelado',
    confirmed: 'Confirmado',
    delivered: 'Entregado',
    failure: 'Fallido',
    in_transit: 'En camino',
    label_printed: 'Etiqueta impresa',
    label_purchased: 'Etiqueta comprada',
    marked_as_fulfilled: 'Marcado como enviado',
    not_delivered: 'No entregado',
    picked_up: 'Recogido',
    ready_for_pickup: 'Listo para recoger',
    submitted: 'Tramitado',
    none: 'Seguimiento añadido',
  },
} satisfies CatalogueOf<typeof english>;
