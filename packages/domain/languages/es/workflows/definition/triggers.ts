import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/triggers.ts';

export const texts = {
  triggerTexts: {
    orderArrives: {
      label: 'Llega un pedido',
      phrase: 'Cuando llega un pedido',
      help: 'La tienda envía un pedido nuevo, o alguien pulsa «Ejecutar flujos de producto» o «Ejecutar ahora».',
    },
    orderChanges: {
      label: 'Cambia un pedido',
      phrase: 'Cuando cambia un pedido',
      help:
        'Cambia en tu tienda algo que nombran sus condiciones en un pedido abierto, como el pago, las etiquetas, la nota o los ' +
        'artículos. También si alguien quita un artículo o un flujo de trabajo cambia las etiquetas.',
    },
    beforeShipping: {
      label: 'Un pedido está a punto de enviarse',
      phrase: 'Antes de enviar un pedido',
      help: 'El pedido va al almacén, o alguien pulsa «Ejecutar flujos de envío».',
    },
    shipmentChanges: {
      label: 'Cambia un envío',
      phrase: 'Cuando cambia un envío',
      help: 'Un envío sale del almacén, o su transportista comunica un estado nuevo.',
    },
  },
} satisfies CatalogueOf<typeof english>;
