import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/fields/orderFields.ts';

export const texts = {
  orderFieldTexts: {
    labels: {
      id: 'ID de la fila',
      orderId: 'ID del pedido',
      fulfillmentStatus: 'Estado de preparación',
      orderName: 'Número de pedido',
      createdAt: 'Creado',
      closedAt: 'Cerrado',
      cancelledAt: 'Cancelado',
      customerName: 'Cliente',
      shippedAt: 'Enviado',
      batchedAt: 'En lote',
      poNumber: 'Orden de compra',
      paymentStatus: 'Estado del pago',
      risk: 'Riesgo de fraude',
      dispute: 'Disputa del pago',
      deliveryMethod: 'Método de entrega',
      isTest: 'Pedido de prueba',
    },
    withPoNumber: (customer, poNumber) => `${customer} · OC ${poNumber}`,
  },
} satisfies CatalogueOf<typeof english>;
