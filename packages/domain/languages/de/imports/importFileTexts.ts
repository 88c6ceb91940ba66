import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importFileTexts.ts';
import { counted } from '../../counted.ts';

export const texts = {
  importFileTexts: {
    noRows: 'Die Datei hat eine Kopfzeile, aber keine Bestellungen.',
    noOrders: 'Keine der Zeilen kann importiert werden.',
    unclosedQuote: 'Das schließende Anführungszeichen einer Zelle fehlt.',
    notUtf8: 'Die Datei ist kein UTF-8-Text. Speichere sie als „CSV UTF-8“ und wähle diese Datei.',
    damagedGzip: 'Die komprimierte Datei ist beschädigt.',
    inLine: (line, problem) => `Zeile ${line}: ${problem}`,
    rowsRead: (rows) => `${counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
  },
} satisfies CatalogueOf<typeof english>;
