import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/formatCount.ts';
import { joinNames } from '../shared/joinNames.ts';

/** Why a file or a row cannot be imported. The server, which has no language, says so in English. */
export const importProblems = inLanguage('importProblems', {
  noHeader: 'The file has no header in its first line.',
  noColumns: (labels: readonly string[]) =>
    `No column for ${joinNames(labels)}. ${labels.length === 1 ? 'Choose one' : 'Choose a column for each'}, ` +
    'or choose another file.',
  noSuchColumn: (column: number, columns: number) => `Column ${column} was chosen, but the file has ${columns}.`,
  emptyFile: 'The file is empty.',
  utf16: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and choose that file.',
  workbook: 'This is a spreadsheet, not a CSV file. Save it as “CSV UTF-8” and choose that file.',
  binary: 'This isn’t a text file. Choose a CSV file.',
  cells: (cells: number, columns: number) =>
    `${cells} ${cells === 1 ? 'cell' : 'cells'} where the header has ${columns}`,
  blank: (label: string) => `${label} is blank`,
  isNot: (label: string, text: string, wanted: string) => `${label} "${text}" is not ${wanted}`,
  tooLong: (label: string, most: number) => `${label} is longer than ${formatCount(most)} characters`,
  noText: (label: string) => `${label} contains a character that isn’t text`,
  isZero: (label: string) => `${label} is 0`,
  tooLarge: (label: string, text: string, most: number) => `${label} ${text} is larger than ${formatCount(most)}`,
  notBetween: (label: string, text: string, first: number, last: number) =>
    `${label} ${text} is not between ${first} and ${last}`,
  rounded: (label: string, text: string) =>
    `${label} "${text}" was rounded by a spreadsheet: format the column as text`,
  noCountry: (text: string) => `Country "${text}" isn’t a country that orders can ship to`,
  lostZero: (text: string) =>
    `Postal code "${text}" has ${text.length} digits, but the United States has 5: a leading 0 may be lost`,
  differs: (label: string, text: string, earlier: string, line: number) =>
    `${label} "${text}" differs from "${earlier}" in line ${line} of the same order`,
  tooManyLines: (order: string) => `Order ${order} has more than 10,000 lines`,
  leftOut: (order: string, line: number) => `Order ${order} is left out: line ${line} of the file can’t be read`,
  appearsAgain: (order: string) =>
    `Order ${order} appears again further down, so this row is not part of it: ` +
    'sort a file by order number before importing it',
  wanted: {
    wholeNumber: 'a whole number',
    number: 'a number like 2.55',
    date: 'a date like 2024-05-01 10:00:00',
    email: 'an email address',
    postcode: 'a postal code',
    phone: 'a phone number',
  },
});
