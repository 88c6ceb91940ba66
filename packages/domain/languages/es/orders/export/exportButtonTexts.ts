import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportButtonTexts.ts';

export const texts = {
  exportButtonTexts: {
    button: 'Exportar',
    view: 'Esta vista',
    customFilter: 'Filtro de la búsqueda personalizada',
  },
} satisfies CatalogueOf<typeof english>;
