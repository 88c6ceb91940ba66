import { inLanguage } from '../languages/inLanguage.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';

/** Why a file cannot be imported, found while it is read. */
export const importFileTexts = inLanguage('importFileTexts', {
  noRows: 'The file has a header but no orders.',
  noOrders: 'None of the rows can be imported.',
  unclosedQuote: 'A cell’s closing quote is missing.',
  notUtf8: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and choose that file.',
  damagedGzip: 'The compressed file is damaged.',
  inLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  rowsRead: (rows: number) => `${formatQuantity(rows, 'row')} read`,
});
