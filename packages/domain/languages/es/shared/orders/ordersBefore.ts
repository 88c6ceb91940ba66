import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/orders/ordersBefore.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  ordersBeforeText: (orders, day) =>
    orders === 1
      ? `1 pedido abierto anterior al ${day} no se enviará si no lo eliges.`
      : `${formatCount(orders)} pedidos abiertos anteriores al ${day} no se enviarán si no los eliges.`,
  seeOlderOrders: 'Ver los retenidos',
} satisfies CatalogueOf<typeof english>;
