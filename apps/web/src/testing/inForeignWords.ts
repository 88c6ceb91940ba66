import type { SeedOrder } from '@hub/api-client/mocks';

/** Names of customers and products as real shops have them and no layout expects: long, without a place to break, right to left, one sign, markup. */
export const foreignNames = [
  'Bartholomew Featherstonehaugh-Cholmondeley, The Great Northern Gift Ware & Seasonal Decorations Company Ltd.',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'מתנות ירושלים בע״מ (סניף 12)',
  'متجر الهدايا الشمالي، شارع 26 يوليو',
  '🎁',
  '<img src=x onerror=alert(1)>',
] as const;

const longSku = 'GIFTWARE-2011-XMAS-0000000000000085123-A';

/** The same orders with such names, one after the other; every second line has a SKU of 40 characters. */
export function inForeignWords(orders: readonly SeedOrder[]): readonly SeedOrder[] {
  const nameAt = (place: number) => foreignNames[place % foreignNames.length] ?? '';
  return orders.map((order, place) => ({
    ...order,
    customer: nameAt(place),
    lines: order.lines.map((line, at) => ({ ...line, name: nameAt(place + at), sku: at % 2 === 0 ? line.sku : longSku })),
  }));
}
