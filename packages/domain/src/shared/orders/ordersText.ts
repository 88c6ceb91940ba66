import { inLanguage } from '../../languages/inLanguage.ts';
import { formatQuantity } from '../numbers/formatQuantity.ts';

/** "1 order", "2,913 orders". */
export const ordersText = inLanguage('ordersText', (orders: number): string => formatQuantity(orders, 'order'));
