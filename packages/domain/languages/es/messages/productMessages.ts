import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/productMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  productMessages: {
    deleted: 'Otra persona lo ha eliminado. Descarta los cambios o añádelo de nuevo con otro nombre.',
    packages: ({ most }) => `Usa ${formatCount(most)} embalajes como máximo.`,
    bundles: ({ most }) => `Usa ${formatCount(most)} packs como máximo.`,
    collections: ({ most }) => `Usa ${formatCount(most)} colecciones como máximo.`,
    someone: 'Otra persona',
    meanwhile: ({ person }) => `${person} lo guardó mientras tanto.`,
    noSkuColumn: 'El archivo no tiene la columna SKU. Exporta los productos para ver cómo debe ser.',
    noColumns: ({ names }) => `El archivo no tiene ninguna de las columnas ${names}.`,
    rows: ({ most, found }) => `Usa ${formatCount(most)} filas como máximo; hay ${formatCount(found)}.`,
    noSku: 'No tiene SKU.',
    sameSku: ({ line }) => `La línea ${line} tiene el mismo SKU.`,
  },
} satisfies CatalogueOf<typeof english>;
