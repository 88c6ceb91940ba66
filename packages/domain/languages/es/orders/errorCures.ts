import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/errorCures.ts';

export const texts = {
  errorCureTexts: {
    required: 'Necesitan',
    openInStore: 'Abrir en la tienda',
    unknown: 'Lee el mensaje, corrige lo que indica y vuelve a ejecutar el pedido.',
  },
} satisfies CatalogueOf<typeof english>;
