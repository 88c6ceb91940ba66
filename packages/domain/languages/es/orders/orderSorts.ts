import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderSorts.ts';

export const texts = {
  pagedSortNote: 'Las páginas empiezan por los pedidos más recientes. Este orden solo se aplica dentro de cada página.',
  sortLabels: { newest: 'Más recientes', oldest: 'Más antiguos', customer: 'Cliente, de A a Z' },
} satisfies CatalogueOf<typeof english>;
