import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importFileTexts.ts';
import { counted } from '../../counted.ts';

export const texts = {
  importFileTexts: {
    noRows: 'El archivo tiene encabezado, pero ningún pedido.',
    noOrders: 'No se puede importar ninguna fila.',
    unclosedQuote: 'Faltan las comillas de cierre de una celda.',
    notUtf8: 'El archivo no es texto UTF-8. Guárdalo como «CSV UTF-8» y elige ese archivo.',
    damagedGzip: 'El archivo comprimido está dañado.',
    inLine: (line, problem) => `Línea ${line}: ${problem}`,
    rowsRead: (rows) => counted(rows, { one: 'fila leída', other: 'filas leídas' }),
  },
} satisfies CatalogueOf<typeof english>;
