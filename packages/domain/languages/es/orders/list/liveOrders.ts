import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/liveOrders.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  liveListTexts: {
    show: 'Mostrar',
    update: 'Actualizar lista',
    added: (count) => counted(count, { one: 'pedido nuevo', other: 'pedidos nuevos' }),
    left: (count) => `${orders(count)} ya fuera de esta lista`,
    notListed: 'Ya no está en la lista',
    moved: [
      'Movido',
      'Pasado a abiertos',
      'Pasado a preparación',
      'Pasado a enviados',
      'Pasado a errores',
      'Pasado a retenidos',
      'Pasado a sin existencias',
      'Pasado a revisión',
    ],
  },
} satisfies CatalogueOf<typeof english>;
