import { counted } from '../counted.ts';

/** "1 pedido", "2.913 pedidos". */
export function orders(count: number): string {
  return counted(count, { one: 'pedido', other: 'pedidos' });
}
