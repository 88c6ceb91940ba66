import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/orders/ordersBefore.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  ordersBeforeText: (orders, day) =>
    orders === 1
      ? `1 offene Bestellung von vor dem ${day} wird nicht versendet, wenn du sie nicht auswählst.`
      : `${formatCount(orders)} offene Bestellungen von vor dem ${day} werden nicht versendet, wenn du sie nicht auswählst.`,
  seeOlderOrders: 'Angehaltene ansehen',
} satisfies CatalogueOf<typeof english>;
