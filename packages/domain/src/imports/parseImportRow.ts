import type { ImportFormat } from './ImportColumns.ts';
import { type ImportField, importFieldLabel } from './importFields.ts';
import type { ImportLine, ImportProblem } from './ImportLine.ts';
import { shorten } from './shortenCell.ts';
import { parseImportDate } from './parseImportDate.ts';
import { parseImportRecipient } from './importRecipient.ts';
import { importProblems } from './importProblems.ts';

/** Characters. */
const maxLengths = { orderNumber: 64, sku: 255, name: 1_000, customer: 255, country: 100 } as const;

type TextField = keyof typeof maxLengths;

const maxQuantity = 1_000_000;
const maxPrice = 10_000_000;
const firstYear = 1990;
const lastYear = 2100;

/** Spreadsheets write whole numbers as `6.0` too. */
const wholeNumber = /^[+-]?\d+(?:\.0+)?$/;
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A row as an order line, or the first reason why it cannot be one. Cells are trimmed; formulas stay text. */
export function parseImportRow(cells: readonly string[], format: ImportFormat): ImportLine | ImportProblem {
  const { columns, cellCount, timeZone } = format;
  const cell = (field: ImportField): string => {
    const index = columns[field];
    return index === undefined ? '' : withoutGuard((cells[index] ?? '').trim());
  };
  const orderNumber = cell('orderNumber').replace(/^#/, '').trim();
  const problem = (reason: string): ImportProblem => ({ reason, orderNumber: orderNumber === '' ? null : orderNumber });

  if (cells.length !== cellCount && !isPadded(cells, cellCount))
    return problem(importProblems.cells(cells.length, cellCount));
  if (orderNumber === '') return problem(importProblems.blank(importFieldLabel('orderNumber')));
  const sku = cell('sku');
  if (sku === '') return problem(importProblems.blank(importFieldLabel('sku')));
  const name = cell('name');
  const customer = cell('customer').replace(/^(\d+)\.0$/, '$1');
  const country = cell('country');
  const textReason = textProblem({ orderNumber, sku, name, customer, country });
  if (textReason !== null) return problem(textReason);

  const quantityText = cell('quantity');
  if (!wholeNumber.test(quantityText))
    return problem(valueProblem('quantity', quantityText, importProblems.wanted.wholeNumber));
  const quantity = Number(quantityText);
  if (quantity === 0) return problem(importProblems.isZero(importFieldLabel('quantity')));
  if (Math.abs(quantity) > maxQuantity)
    return problem(importProblems.tooLarge(importFieldLabel('quantity'), shorten(quantityText), maxQuantity));

  const priceText = cell('price');
  if (!plainNumber.test(priceText)) return problem(valueProblem('price', priceText, importProblems.wanted.number));
  const price = Number(priceText);
  if (Math.abs(price) > maxPrice)
    return problem(importProblems.tooLarge(importFieldLabel('price'), shorten(priceText), maxPrice));

  const dateText = cell('orderDate');
  const epoch = parseImportDate(dateText, timeZone);
  if (epoch === null) return problem(valueProblem('orderDate', dateText, importProblems.wanted.date));
  const at = new Date(epoch);
  const year = at.getUTCFullYear();
  if (year < firstYear || year > lastYear)
    return problem(importProblems.notBetween(importFieldLabel('orderDate'), shorten(dateText), firstYear, lastYear));

  const recipient = parseImportRecipient(cell, country);
  if (typeof recipient === 'string') return problem(recipient);

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
  };
}

/** Whether what `parseImportRow` returned is a problem. */
export function isImportProblem(row: ImportLine | ImportProblem): row is ImportProblem {
  return 'reason' in row;
}

/** Removes the `'` that our own CSV files have before a text that could run as a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** Spreadsheets add empty cells at the end of a row. */
function isPadded(cells: readonly string[], cellCount: number): boolean {
  return cells.length > cellCount && cells.slice(cellCount).every((cell) => cell.trim() === '');
}

/** A database cannot keep U+0000 in a text. */
function textProblem(texts: Readonly<Record<TextField, string>>): string | null {
  for (const field of Object.keys(maxLengths) as TextField[]) {
    const text = texts[field];
    if (text.length > maxLengths[field]) return importProblems.tooLong(importFieldLabel(field), maxLengths[field]);
    if (text.includes('\u0000')) return importProblems.noText(importFieldLabel(field));
  }
  return null;
}

function valueProblem(field: ImportField, text: string, wanted: string): string {
  const label = importFieldLabel(field);
  return text === '' ? importProblems.blank(label) : importProblems.isNot(label, shorten(text), wanted);
}
