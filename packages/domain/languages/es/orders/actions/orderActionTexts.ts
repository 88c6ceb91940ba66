import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/orderActionTexts.ts';

export const texts = {
  actionWords: {
    'hold-order': { label: 'Retener pedido', confirmation: '¿Seguro que quieres retener este pedido?' },
    'product-workflow': {
      label: 'Ejecutar flujos de producto',
      confirmation: '¿Seguro que quieres ejecutar todos los flujos de producto?',
    },
    'shipment-workflow': {
      label: 'Ejecutar flujos de envío',
      confirmation: '¿Seguro que quieres ejecutar los flujos de envío?',
    },
    'cancel-partial-shipment': {
      label: 'Cancelar envío parcial',
      confirmation: '¿Seguro que quieres cancelar el envío parcial?',
    },
    'ship-now': { label: 'Enviar ahora', confirmation: '¿Seguro que quieres enviar este pedido al 3PL ahora?' },
    'move-to-close': { label: 'Cerrar pedido', confirmation: '¿Seguro que quieres cerrar este pedido?' },
    'move-to-open': { label: 'Pasar a abiertos', confirmation: '¿Seguro que quieres pasar este pedido a abiertos?' },
    available: {
      label: 'Pasar a abiertos',
      confirmation: '¿Seguro que quieres pasar este pedido a los abiertos?',
    },
    'available-partially': {
      label: 'Pasar a abiertos en parte',
      confirmation: '¿Seguro que quieres pasar este pedido en parte a los abiertos?',
    },
    'run-workflow': {
      label: 'Ejecutar ahora',
      confirmation: '¿Seguro que quieres volver a ejecutar el flujo con error?',
    },
    'move-to-open-errored': {
      label: 'Pasar a abiertos',
      confirmation: '¿Seguro que quieres pasar este pedido a abiertos?',
    },
    'cancel-item': {
      label: 'Quitar artículo del pedido',
      confirmation: '¿Seguro que quieres cancelar este artículo?',
    },
  },
  defaultConfirmation: '¿Quieres eliminarlo?',
  cannotBeUndone: 'Esto no se puede deshacer.',
} satisfies CatalogueOf<typeof english>;
