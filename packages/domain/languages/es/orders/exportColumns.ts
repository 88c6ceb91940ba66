import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/exportColumns.ts';

export const texts = {
  exportColumnLabels: {
    id: 'ID de la fila',
    order_id: 'ID del pedido',
    fulfillment_status: 'Estado de preparación',
    order_name: 'Número de pedido',
    shopify_created_at: 'Creado',
    shopify_close_at: 'Cerrado',
    shopify_cancelled_at: 'Cancelado',
    customer_name: 'Cliente',
    shipped_time: 'Enviado',
    batch_time: 'En lote',
  },
} satisfies CatalogueOf<typeof english>;
