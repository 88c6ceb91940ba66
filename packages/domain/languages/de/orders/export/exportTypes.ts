import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportTypes.ts';

export const texts = {
  exportTypeTexts: { customSearch: 'Eigene Suche', none: 'Keine Bestellungen gefunden!' },
} satisfies CatalogueOf<typeof english>;
