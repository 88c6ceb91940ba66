import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportButtonTexts.ts';

export const texts = {
  exportButtonTexts: {
    button: 'Exportieren',
    view: 'Diese Ansicht',
    customFilter: 'Filter der eigenen Suche',
  },
} satisfies CatalogueOf<typeof english>;
