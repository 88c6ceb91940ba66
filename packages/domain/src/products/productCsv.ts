import { message, type Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { byteOrderMark, csvCell, lineEnd } from '../shared/texts/csvCell.ts';
import { withoutAddedDecimal } from '../shared/texts/spreadsheetCodes.ts';
import {
  type CellContext,
  type CellEdit,
  cellText,
  type ProductColumn,
  productColumnNames,
  productColumns,
  productHeaders,
  readCell,
} from './productCells.ts';
import { type Product, productName } from './Product.ts';
import { unknownSkuText } from './decideProductSave.ts';

const skuHeader = 'SKU';
const nameHeader = 'Name';

/** Maximum rows of a file. */
export const maxCsvRows = 20_000;

/** All products as a file that can be edited and imported. The name is only for people and is ignored. */
export function productsToCsv(products: readonly Product[], context: CellContext): string {
  const header = [skuHeader, nameHeader, ...Object.values(productHeaders)];
  const rows = products.map((product) => [
    product.sku,
    productName(product),
    ...productColumnNames.map((column) => cellText(product, column, context)),
  ]);
  return byteOrderMark + [header, ...rows].map((cells) => cells.map(csvCell).join(',') + lineEnd).join('');
}

/** A row that changes nothing, and why. */
export interface BadRow {
  /** From 1, including the header. */
  line: number;
  reason: Words;
}

/** What a file would change. */
export interface ProductFile {
  edits: readonly CellEdit[];
  badRows: readonly BadRow[];
  /** Products that it names correctly. */
  products: number;
}

/**
 * Reads the rows of a file with headers; columns can be in any order, unknown ones are skipped, missing ones leave
 * values unchanged. A text says why the file can't be read at all.
 */
export function readProductRows(
  rows: readonly (readonly string[])[],
  products: ReadonlyMap<string, Product>,
  context: CellContext,
): ProductFile | string {
  const [header = [], ...body] = rows;
  const names = header.map((name) => name.replace(byteOrderMark, '').trim().toLowerCase());
  const skuIndex = names.indexOf(skuHeader.toLowerCase());
  if (skuIndex === -1) return wordsText(message('products.noSkuColumn'));
  const columns = productColumnNames.flatMap((column) => {
    const index = names.indexOf(productHeaders[column].toLowerCase());
    return index === -1 ? [] : [{ column, index }];
  });
  if (columns.length === 0)
    return wordsText(message('products.noColumns', { names: Object.values(productHeaders).join(', ') }));
  if (body.length > maxCsvRows) return wordsText(message('products.rows', { most: maxCsvRows, found: body.length }));
  return readBody(body, { skuIndex, columns, products, context });
}

interface Reading {
  skuIndex: number;
  columns: readonly { column: ProductColumn; index: number }[];
  products: ReadonlyMap<string, Product>;
  context: CellContext;
}

function readBody(
  body: readonly (readonly string[])[],
  { skuIndex, columns, products, context }: Reading,
): ProductFile {
  const edits: CellEdit[] = [];
  const badRows: BadRow[] = [];
  const lines = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const sku = withoutAddedDecimal(unguarded(cells[skuIndex] ?? ''));
    const texts = columns.map(({ column, index: at }) => ({ column, text: unguarded(cells[at] ?? '') }));
    const reason = skuReason(sku, lines.get(sku), products) ?? cellReason(texts, context);
    if (reason !== null) {
      badRows.push({ line, reason });
      continue;
    }
    lines.set(sku, line);
    edits.push(...texts.map((cell) => ({ sku, ...cell })));
  }
  return { edits, badRows, products: lines.size };
}

function skuReason(sku: string, earlierLine: number | undefined, products: Reading['products']): Words | null {
  if (sku === '') return message('products.noSku');
  if (!products.has(sku)) return unknownSkuText(sku);
  return earlierLine === undefined ? null : message('products.sameSku', { line: earlierLine });
}

function cellReason(cells: readonly { column: ProductColumn; text: string }[], context: CellContext): Words | null {
  for (const { column, text } of cells) {
    const read = readCell(column, text, context);
    if ('problem' in read) return `${productColumns[column]}: ${read.problem}`;
  }
  return null;
}

/** Removes the apostrophe that our own files put before text that could run as a formula. */
function unguarded(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}
