import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderSorts.ts';

export const texts = {
  pagedSortNote:
    'El servidor envía estos pedidos página a página, los más recientes primero. Este orden vale dentro de la página.',
  sortLabels: { newest: 'Más recientes', oldest: 'Más antiguos', customer: 'Cliente, de A a Z' },
} satisfies CatalogueOf<typeof english>;
