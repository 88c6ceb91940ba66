import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/errorCauses.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  errorCauseTexts: {
    title: 'Por causa',
    showAll: 'Mostrar todos los pedidos',
    fewer: 'Menos causas',
    unknown: 'Ningún pedido de aquí tiene esta causa. Se muestran todos.',
    remove: 'Quitar esta causa',
    cause: (key) => `Causa «${bidiIsolate(key)}»`,
    more: (count) => `${count} más`,
  },
} satisfies CatalogueOf<typeof english>;
