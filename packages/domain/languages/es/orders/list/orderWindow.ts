import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderWindow.ts';

export const texts = {
  rowGapTexts: {
    loading: 'Cargando pedido',
    failed: 'No se pudo cargar este pedido.',
    unreadable: 'No se pudo leer este pedido.',
  },
} satisfies CatalogueOf<typeof english>;
