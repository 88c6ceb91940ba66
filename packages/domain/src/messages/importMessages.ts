import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { wordOf } from '../languages/wordOf.ts';

/** The possible columns of an orders file. */
export type ImportField =
  | 'orderNumber'
  | 'sku'
  | 'name'
  | 'quantity'
  | 'price'
  | 'orderDate'
  | 'customer'
  | 'country'
  | RecipientField;

/** Recipient columns of an orders file, besides the country. */
export type RecipientField =
  | 'recipientName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'postcode'
  | 'phone'
  | 'email';

/** Labels on the screen and in reasons. */
export const importFieldWords = inLanguage('importFieldWords', {
  orderNumber: 'Order number',
  sku: 'SKU',
  name: 'Item name',
  quantity: 'Quantity',
  price: 'Unit price',
  orderDate: 'Order date',
  customer: 'Customer',
  country: 'Country',
  recipientName: 'Recipient name',
  company: 'Company',
  address1: 'Address line 1',
  address2: 'Address line 2',
  city: 'City',
  state: 'Region',
  postcode: 'Postal code',
  phone: 'Phone',
  email: 'Email',
} satisfies Record<ImportField, string>);

/** The expected content of a cell. */
export type ImportWanted = 'wholeNumber' | 'number' | 'date' | 'email' | 'postcode' | 'phone';

export const importWantedWords = inLanguage('importWantedWords', {
  wholeNumber: 'a whole number',
  number: 'a number like 2.55',
  date: 'a date like 2024-05-01 10:00:00',
  email: 'an email address',
  postcode: 'a postal code',
  phone: 'a phone number',
} satisfies Record<ImportWanted, string>);

export interface OfField {
  field: ImportField;
}

const label = (field: ImportField) => wordOf(importFieldWords, field);

/** Why a file or row can't be imported. */
export const importMessages = inLanguage('importMessages', {
  emptyFile: 'The file is empty.',
  notUtf8: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and choose that file.',
  workbook: 'This is a spreadsheet, not a CSV file. Save it as “CSV UTF-8” and choose that file.',
  binary: 'This isn’t a text file. Choose a CSV file.',
  tooLargeFile: ({ megabytes }: { megabytes: number }) => `The file is larger than ${formatCount(megabytes)} MB.`,
  tooLargeUnpacked: ({ megabytes }: { megabytes: number }) =>
    `Unpacked, the file is larger than ${formatCount(megabytes)} MB.`,
  damaged: 'The file is incomplete or damaged. Choose it again.',
  damagedGzip: 'The compressed file is damaged.',
  noHeader: 'The file has no header in its first line.',
  noColumns: ({ fields }: { fields: readonly ImportField[] }) =>
    `No column for ${joinNames(fields.map(label))}. ` +
    `${fields.length === 1 ? 'Choose one' : 'Choose a column for each'}, or choose another file.`,
  noSuchColumn: ({ column, columns }: { column: number; columns: number }) =>
    `Column ${formatCount(column)} was chosen, but the file has ${formatCount(columns)}.`,
  noRows: 'The file has a header but no orders.',
  noOrders: 'None of the rows can be imported.',
  inLine: ({ line, problem }: { line: number; problem: string }) => `Line ${formatCount(line)}: ${problem}`,
  unclosedQuote: 'A cell’s closing quote is missing.',
  longLine: ({ line, most }: { line: number; most: number }) =>
    `Line ${formatCount(line)} is longer than ${formatCount(most)} characters.`,
  cells: ({ cells, columns }: { cells: number; columns: number }) =>
    `${formatQuantity(cells, 'cell')} where the header has ${formatCount(columns)}`,
  blank: ({ field }: OfField) => `${label(field)} is blank`,
  isNot: ({ field, text, wanted }: OfField & { text: string; wanted: ImportWanted }) =>
    `${label(field)} "${text}" is not ${wordOf(importWantedWords, wanted)}`,
  tooLong: ({ field, most }: OfField & { most: number }) =>
    `${label(field)} is longer than ${formatCount(most)} characters`,
  noText: ({ field }: OfField) => `${label(field)} contains a character that isn’t text`,
  isZero: ({ field }: OfField) => `${label(field)} is 0`,
  tooLarge: ({ field, text, most }: OfField & { text: string; most: number }) =>
    `${label(field)} ${text} is larger than ${formatCount(most)}`,
  /** Years. */
  notBetween: ({ field, text, first, last }: OfField & { text: string; first: number; last: number }) =>
    `${label(field)} ${text} is not between ${first} and ${last}`,
  rounded: ({ field, text }: OfField & { text: string }) =>
    `${label(field)} "${text}" was rounded by a spreadsheet: format the column as text and export again`,
  noCountry: ({ text }: { text: string }) => `Country "${text}" isn’t a country that orders can ship to`,
  lostZero: ({ text }: { text: string }) =>
    `Postal code "${text}" has ${formatQuantity(text.length, 'digit')}, ` +
    'but the United States has 5: a leading 0 may be lost',
  differs: ({ field, text, earlier, line }: OfField & { text: string; earlier: string; line: number }) =>
    `${label(field)} "${text}" differs from "${earlier}" in line ${formatCount(line)} of the same order`,
  tooManyLines: ({ order, most }: { order: string; most: number }) =>
    `Order ${order} has more than ${formatCount(most)} lines`,
  leftOut: ({ order, line }: { order: string; line: number }) =>
    `Order ${order} is left out: line ${formatCount(line)} of the file can’t be read`,
  appearsAgain: ({ order }: { order: string }) =>
    `Order ${order} appears again further down, so this row is not part of it: ` +
    'sort a file by order number before importing it',
  sameId: ({ order, id }: { order: string; id: string }) =>
    `Order ${order} would get the id ${id}, which another order has`,
  noDatabase: 'We couldn’t reach the database. Start the import again.',
  notSaved: ({ reason }: { reason: string }) => `Couldn’t save the orders: ${reason}.`,
});
