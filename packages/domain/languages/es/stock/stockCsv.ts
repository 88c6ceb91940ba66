import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/stockCsv.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  stockFileProblems: {
    sameRow: (line) => `La línea ${formatCount(line)} ya tiene este SKU y esta ubicación.`,
    empty: 'El archivo está vacío.',
    noColumn: (names) => `La primera línea no tiene la columna ${names.map((name) => `«${name}»`).join(' o ')}.`,
    rows: (most) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo en otros más pequeños.`,
    noSku: 'No tiene SKU.',
    noLocation: 'No tiene ubicación.',
    noNumber: 'No tiene número de existencias.',
  },
} satisfies CatalogueOf<typeof english>;
