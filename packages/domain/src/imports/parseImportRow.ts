import type { ImportWanted } from '../messages/importMessages.ts';
import { type Message, message } from '../messages/Message.ts';
import type { ImportFormat } from './ImportFormat.ts';
import type { ImportField } from './importFields.ts';
import type { ImportLine, ImportProblem } from './ImportLine.ts';
import { isRoundedCode, withoutAddedDecimal } from '../shared/texts/spreadsheetCodes.ts';
import { shorten } from './shortenCell.ts';
import { parseImportDate } from './parseImportDate.ts';
import { readExportedRow } from './storeExport.ts';
import { parseImportRecipient } from './importRecipient.ts';

/** Maximum characters. */
const maxLengths = { orderNumber: 64, sku: 255, name: 1_000, customer: 255, country: 100 } as const;

type TextField = keyof typeof maxLengths;

const maxQuantity = 1_000_000;
const maxPrice = 10_000_000;
const firstYear = 1990;
const lastYear = 2100;

/** Spreadsheets also write whole numbers as `6.0`. */
const wholeNumber = /^[+-]?\d+(?:\.0+)?$/;
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a row to an order line, or gives the first reason why it can't. Trims cells; formulas stay text. */
export function parseImportRow(cells: readonly string[], format: ImportFormat): ImportLine | ImportProblem {
  const { columns, cellCount, exportColumns = null, timeZone } = format;
  const cell = (field: ImportField): string => {
    const index = columns[field];
    return index === undefined ? '' : withoutGuard((cells[index] ?? '').trim());
  };
  const orderNumber = cell('orderNumber')
    .replace(/^#/, '')
    .replace(/^(\d+)\.0$/, '$1')
    .trim();
  const problem = (reason: Message): ImportProblem => ({
    reason,
    orderNumber: orderNumber === '' ? null : orderNumber,
  });

  if (cells.length !== cellCount && !isPadded(cells, cellCount))
    return problem(message('imports.cells', { cells: cells.length, columns: cellCount }));
  if (orderNumber === '') return problem(message('imports.blank', { field: 'orderNumber' }));
  const exported = exportColumns === null ? undefined : readExportedRow(cells, exportColumns, timeZone);
  const sku = withoutAddedDecimal(cell('sku'));
  for (const [field, text] of [
    ['orderNumber', orderNumber],
    ['sku', sku],
    ['customer', cell('customer')],
  ] as const)
    if (isRoundedCode(text)) return problem(message('imports.rounded', { field, text: shorten(text) }));
  if (sku === '' && exported?.requiresShipping !== false) return problem(message('imports.blank', { field: 'sku' }));
  const name = cell('name');
  const customer = cell('customer').replace(/^(\d+)\.0$/, '$1');
  const country = cell('country');
  const textReason = textProblem({ orderNumber, sku, name, customer, country });
  if (textReason !== null) return problem(textReason);

  const quantityText = cell('quantity');
  if (!wholeNumber.test(quantityText)) return problem(valueProblem('quantity', quantityText, 'wholeNumber'));
  const quantity = Number(quantityText);
  if (quantity === 0) return problem(message('imports.isZero', { field: 'quantity' }));
  if (Math.abs(quantity) > maxQuantity)
    return problem(message('imports.tooLarge', { field: 'quantity', text: shorten(quantityText), most: maxQuantity }));

  const priceText = cell('price');
  if (!plainNumber.test(priceText)) return problem(valueProblem('price', priceText, 'number'));
  const price = Number(priceText);
  if (Math.abs(price) > maxPrice)
    return problem(message('imports.tooLarge', { field: 'price', text: shorten(priceText), most: maxPrice }));

  const dateText = cell('orderDate');
  const epoch = parseImportDate(dateText, timeZone);
  if (epoch === null) return problem(valueProblem('orderDate', dateText, 'date'));
  const at = new Date(epoch);
  const year = at.getUTCFullYear();
  if (year < firstYear || year > lastYear)
    return problem(
      message('imports.notBetween', {
        field: 'orderDate',
        text: shorten(dateText),
        first: firstYear,
        last: lastYear,
      }),
    );

  const recipient = parseImportRecipient(cell, country);
  if (recipient !== null && 'problem' in recipient) return problem(recipient.problem);

  return {
    orderNumber,
    at: at.toISOString(),
    customer: customer === '' ? null : customer,
    country,
    sku,
    name,
    quantity,
    price,
    ...(recipient && { recipient }),
    ...(exported && { exported }),
  };
}

/** Whether the result of `parseImportRow` is a problem. */
export function isImportProblem(row: ImportLine | ImportProblem): row is ImportProblem {
  return 'reason' in row;
}

/** Removes the `'` that our own CSV files put before text that could run as a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** Spreadsheets add empty cells at the end of a row. */
function isPadded(cells: readonly string[], cellCount: number): boolean {
  return cells.length > cellCount && cells.slice(cellCount).every((cell) => cell.trim() === '');
}

/** A database can't store U+0000 in text. */
function textProblem(texts: Readonly<Record<TextField, string>>): Message | null {
  for (const field of Object.keys(maxLengths) as TextField[]) {
    const text = texts[field];
    if (text.length > maxLengths[field]) return message('imports.tooLong', { field, most: maxLengths[field] });
    if (text.includes('\u0000')) return message('imports.noText', { field });
  }
  return null;
}

function valueProblem(field: ImportField, text: string, wanted: ImportWanted): Message {
  return text === ''
    ? message('imports.blank', { field })
    : message('imports.isNot', { field, text: shorten(text), wanted });
}
