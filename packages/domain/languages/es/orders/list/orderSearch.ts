import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderSearch.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';
import { joinNames } from '../../../../src/shared/texts/joinNames.ts';

export const texts = {
  orderSearchTexts: {
    label: 'Buscar un pedido',
    placeholder: 'Buscar un pedido: número o SKU',
    byOrder: 'Por número de pedido',
    bySku: 'Por SKU',
    placeholderAll: 'Buscar pedido, cliente o SKU',
    customers: 'Clientes',
    products: 'Productos',
    nothingAtAll: 'No se encontró ningún pedido, cliente ni producto.',
    nothing: 'Ningún pedido tiene este número o SKU.',
    searching: 'Buscando en todos los pedidos…',
    short: (newest) =>
      `Las búsquedas cortas miran tus ${formatCount(newest)} pedidos más recientes. ` +
      'Escribe 3 letras o cifras para buscar en todos.',
    stageUnknown: 'No pudimos consultar todas las listas. Lo encontrarás en «Todos los pedidos».',
  },
  allFoundLabel: {
    order: (text) => `Todos los pedidos con «${text}» en el número`,
    sku: (text) => `Todos los pedidos con «${text}» en un SKU`,
    customer: (text) => `Todos los pedidos de clientes con «${text}»`,
    product: (text) => `Todos los pedidos con «${text}» en un producto`,
  },
  foundWords: {
    orders,
    customers: (count) => counted(count, { one: 'cliente', other: 'clientes' }),
    products: (count) => counted(count, { one: 'producto', other: 'productos' }),
    moreThan: (words) => `más de ${words}`,
    found: (parts) => `Resultados: ${joinNames(parts)}`,
  },
} satisfies CatalogueOf<typeof english>;
