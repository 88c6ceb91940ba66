import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderScreenTexts.ts';

export const texts = {
  orderScreenTexts: {
    dashboard: 'Panel',
    orders: 'Pedidos',
    sort: 'Ordenar',
    lookInAllTime: 'Buscar en todo el período',
    order: (name) => `Pedido ${name}`,
    detailOf: (name) => `Los detalles del pedido ${name}`,
    noteOf: (name) => `La nota del pedido ${name}`,
    select: (name) => `Seleccionar ${name}`,
    collapse: 'Contraer',
    unreadable: (orders, count) =>
      `No se ${count === 1 ? 'pudo' : 'pudieron'} leer ${orders}, y no ${count === 1 ? 'está' : 'están'} en esta lista.`,
    loadingOrders: 'Cargando pedidos',
    otherOrders: 'Otros pedidos',
    position: (position, count) => `${position} de ${count}`,
    onThisPage: 'en esta página',
    previous: 'Pedido anterior',
    next: 'Pedido siguiente',
    firstOfPage: 'Este es el primer pedido de esta página.',
    firstOfList: 'Este es el primer pedido de esta lista.',
    lastOfPage: 'Este es el último pedido de esta página.',
    lastOfList: 'Este es el último pedido de esta lista.',
  },
} satisfies CatalogueOf<typeof english>;
