import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productCsv.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  productFileProblems: {
    noSkuColumn: 'El archivo no tiene la columna SKU. Exporta los productos para ver cómo debe ser.',
    noColumns: (names) => `El archivo no tiene ninguna de las columnas ${names}.`,
    rows: (most, found) => `Usa ${formatCount(most)} filas como máximo; hay ${formatCount(found)}.`,
    noSku: 'No tiene SKU.',
    sameSku: (line) => `La línea ${line} tiene el mismo SKU.`,
  },
} satisfies CatalogueOf<typeof english>;
