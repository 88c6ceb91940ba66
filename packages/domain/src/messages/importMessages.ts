import { formatQuantity } from '../shared/formatQuantity.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/formatCount.ts';
import { joinNames } from '../shared/joinNames.ts';

export const importMessages = inLanguage('importMessages', {
  inLine: ({ line, problem }: { line: number; problem: string }) => `Line ${formatCount(line)}: ${problem}`,
  noColumn: ({ fields }: { fields: readonly string[] }) =>
    `No column for ${joinNames(fields)}. Choose one, or choose another file.`,
  noColumns: ({ fields }: { fields: readonly string[] }) =>
    `No column for ${joinNames(fields)}. Choose a column for each, or choose another file.`,
  noSuchColumn: ({ column, columns }: { column: number; columns: number }) =>
    `Column ${formatCount(column)} was chosen, but the file has ${formatCount(columns)}.`,
  cells: ({ cells, columns }: { cells: number; columns: number }) =>
    `${formatQuantity(cells, 'cell')} where the header has ${formatCount(columns)}`,
  blank: ({ field }: { field: string }) => `${field} is blank`,
  isNot: ({ field, text, wanted }: { field: string; text: string; wanted: string }) =>
    `${field} "${text}" is not ${wanted}`,
  tooLong: ({ field, most }: { field: string; most: number }) =>
    `${field} is longer than ${formatCount(most)} characters`,
  noText: ({ field }: { field: string }) => `${field} contains a character that isn’t text`,
  isZero: ({ field }: { field: string }) => `${field} is 0`,
  tooLarge: ({ field, text, most }: { field: string; text: string; most: number }) =>
    `${field} ${text} is larger than ${formatCount(most)}`,
  notBetween: ({ field, text, first, last }: { field: string; text: string; first: string; last: string }) =>
    `${field} ${text} is not between ${first} and ${last}`,
  rounded: ({ field, text }: { field: string; text: string }) =>
    `${field} "${text}" was rounded by a spreadsheet: format the column as text`,
  noCountry: ({ text }: { text: string }) => `Country "${text}" isn’t a country that orders can ship to`,
  lostZero: ({ text, digits }: { text: string; digits: number }) =>
    `Postal code "${text}" has ${formatCount(digits)} digits, but the United States has 5: a leading 0 may be lost`,
  differs: ({ field, text, earlier, line }: { field: string; text: string; earlier: string; line: number }) =>
    `${field} "${text}" differs from "${earlier}" in line ${formatCount(line)} of the same order`,
  tooManyLines: ({ order }: { order: string }) => `Order ${order} has more than 10,000 lines`,
  leftOut: ({ order, line }: { order: string; line: number }) =>
    `Order ${order} is left out: line ${formatCount(line)} of the file can’t be read`,
  appearsAgain: ({ order }: { order: string }) =>
    `Order ${order} appears again further down, so this row is not ` +
    'part of it: sort a file by order number before importing it',
  sameId: ({ order, id }: { order: string; id: string }) =>
    `Order ${order} would get the id ${id}, which another order has`,
  noDatabase: 'We couldn’t reach the database. Start the import again.',
  notSaved: ({ reason }: { reason: string }) => `Couldn’t save the orders: ${reason}.`,
  tooLargeFile: ({ size }: { size: string }) => `The file is larger than ${size}.`,
  tooLargeUnpacked: ({ size }: { size: string }) => `Unpacked, the file is larger than ${size}.`,
  damaged: 'The file is incomplete or damaged. Choose it again.',
});
