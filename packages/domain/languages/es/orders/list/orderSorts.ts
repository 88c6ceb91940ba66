import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderSorts.ts';

export const texts = {
  tooLongToSortNote: 'Esta lista es demasiado larga para ordenarla, así que los pedidos más recientes van primero.',
  sortLabels: { newest: 'Más recientes', oldest: 'Más antiguos', customer: 'Cliente, de A a Z' },
} satisfies CatalogueOf<typeof english>;
