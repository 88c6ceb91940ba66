import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/listTexts.ts';
import { orders } from '../../words.ts';

export const texts = {
  listWords: {
    hints: {
      1: 'Aquí aparecen los pedidos nuevos de tu tienda.',
      2: 'Aquí aparecen los pedidos que esperan para ir a tu 3PL.',
      3: 'Aquí aparecen los pedidos enviados a tu 3PL hasta que se despachan.',
      4: 'Los pedidos aparecen aquí cuando se ha despachado al menos una parte.',
      5: 'Los pedidos aparecen aquí cuando falla un flujo de trabajo o un envío.',
      6: 'Aquí aparecen los pedidos retenidos.',
      7: 'Aquí aparecen los pedidos que esperan existencias.',
      8: 'Aquí aparecen los pedidos que necesitan tu decisión.',
    },
    narrowed: 'Prueba con un período más largo o con otro filtro.',
    noPage: (page) => `No existe la página ${page}. Vuelve a una página anterior.`,
    allOf: (list) => `Todo en ${list}`,
  },
  missingOrdersText: (count, listTitle) =>
    count === 1
      ? `${orders(count)} de este enlace no está en ${listTitle}. ` +
        'Puede que haya avanzado, o que el filtro, el período o la página lo oculten.'
      : `${orders(count)} de este enlace no están en ${listTitle}. ` +
        'Puede que hayan avanzado, o que el filtro, el período o la página los oculten.',
} satisfies CatalogueOf<typeof english>;
