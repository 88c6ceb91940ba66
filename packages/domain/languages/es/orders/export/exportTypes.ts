import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportTypes.ts';

export const texts = {
  exportTypeTexts: { customSearch: 'Búsqueda personalizada', none: '¡No se encontraron pedidos!' },
} satisfies CatalogueOf<typeof english>;
