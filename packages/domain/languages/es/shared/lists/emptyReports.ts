import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/emptyReports.ts';
import { orders } from '../../words.ts';

export const texts = {
  emptyReportTexts: {
    noOrders: 'No hay pedidos en este período. Elige uno más largo para ver pedidos anteriores.',
    noOrdersAtAll: 'Aún no hay pedidos. Los pedidos nuevos de tu tienda aparecen aquí.',
    notAvailable: 'No se pudo cargar.',
    notAllowed: 'No tienes permiso para ver esto.',
    leftOut: (count) => `${orders(count)} sin poder leerse, así que este informe no los cuenta.`,
  },
} satisfies CatalogueOf<typeof english>;
