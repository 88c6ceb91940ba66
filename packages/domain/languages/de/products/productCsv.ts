import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCsv.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  productFileProblems: {
    noSkuColumn: 'Die Datei hat keine Spalte SKU. Exportiere die Produkte, um zu sehen, wie sie aussehen soll.',
    noColumns: (names) => `Die Datei hat keine der Spalten ${names}.`,
    rows: (most, found) => `Höchstens ${formatCount(most)} Zeilen; es sind ${formatCount(found)}.`,
    noSku: 'Es fehlt die SKU.',
    sameSku: (line) => `Zeile ${line} hat dieselbe SKU.`,
  },
} satisfies CatalogueOf<typeof english>;
