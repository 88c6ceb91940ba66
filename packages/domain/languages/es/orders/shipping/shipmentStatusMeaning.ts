import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/shipping/shipmentStatusMeaning.ts';

export const texts = {
  shipmentMeanings: {
    attempted_delivery: 'El transportista intentó entregarlo y lo intentará de nuevo.',
    canceled: 'El envío se canceló. No hay nada en camino.',
    confirmed: 'El envío está confirmado. El transportista aún no ha comunicado nada.',
    delivered: 'Tu cliente lo tiene.',
    failure: 'La entrega falló. Contacta con el transportista o con tu almacén.',
    in_transit: 'El envío está en camino.',
    label_printed: 'La etiqueta está impresa. Ahora lo recoge el transportista.',
    label_purchased: 'La etiqueta está pagada, pero aún no impresa.',
    marked_as_fulfilled: 'Alguien lo marcó como enviado. El transportista no ha comunicado nada.',
    not_delivered: 'El transportista no pudo entregarlo.',
    picked_up: 'Tu cliente lo ha recogido.',
    ready_for_pickup: 'Tu cliente puede recogerlo.',
    submitted: 'Tu almacén tiene la solicitud, pero aún no la ha aceptado.',
  },
} satisfies CatalogueOf<typeof english>;
