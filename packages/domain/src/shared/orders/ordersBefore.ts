import { inLanguage } from '../../languages/inLanguage.ts';
import { formatQuantity } from '../numbers/formatQuantity.ts';

/** "712 open orders from before 2026-11-29 will not be sent unless you choose them." */
export const ordersBeforeText = inLanguage(
  'ordersBeforeText',
  (orders: number, day: string): string =>
    `${formatQuantity(orders, 'open order')} from before ${day} will not be sent unless you choose ${orders === 1 ? 'it' : 'them'}.`,
);

/** Label of the link to these orders. */
export const seeOlderOrders = inLanguage('seeOlderOrders', 'See them on Hold');
