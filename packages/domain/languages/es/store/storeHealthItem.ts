import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/storeHealthItem.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  storeHealthWords: {
    name: 'Tu tienda',
    newest: (age) => `pedido más reciente ${age}`,
    noOrder: 'aún no hay pedidos',
    nothing: 'nada en espera',
    waiting: (count, duration) => `${formatCount(count)} en espera desde hace ${duration} como máximo`,
    standing: 'La carga no avanza',
  },
} satisfies CatalogueOf<typeof english>;
