import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/orderSample.ts';

export const texts = {
  sampleTexts: {
    reading: 'Cargando los detalles de los pedidos',
    subject: 'los detalles de los pedidos',
    cancel: 'Cancelar',
    stopped: 'Has detenido la carga. Estas cifras abarcan los pedidos ya cargados.',
    readRest: 'Cargar el resto',
    noOrders: 'No hay pedidos en este período. Elige uno más largo para ver pedidos anteriores.',
    notAvailable: 'No se pudo cargar.',
    notAllowed: 'No tienes permiso para ver esto.',
    noOrdersAtAll: 'Aún no hay pedidos. Los pedidos nuevos de tu tienda aparecen aquí.',
  },
} satisfies CatalogueOf<typeof english>;
