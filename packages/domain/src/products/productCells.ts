import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import type { WeightUnit } from '../shared/numbers/weightUnits.ts';
import type { Package } from './Package.ts';
import { type Handling, type Product, type ProductSettings, settingsOf } from './Product.ts';
import { formatWeight, readWeight } from './Weight.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** What a grid, a file and a bulk edit can set of a product. */
export type ProductColumn = 'weight' | 'package' | keyof Handling;

/** Every column, in their order, with its header in a file, which is the same in every language. */
export const productHeaders = {
  weight: 'Weight',
  package: 'Package',
  shipsAlone: 'Ships alone',
  isFragile: 'Fragile',
  isDangerous: 'Dangerous goods',
} as const satisfies Record<ProductColumn, string>;

/** The same on screens. */
export const productColumns = inLanguage('productColumns', productHeaders);

export const productColumnNames = Object.keys(productHeaders) as readonly ProductColumn[];

/** What can be wrong with a cell. */
export const cellProblems = inLanguage('cellProblems', {
  package: (name: string) => `No package is called “${bidiIsolate(name)}”. Add it under Packages.`,
  yesOrNo: 'Enter Yes or No.',
});

/** Cells as they were typed, by column. */
export type ProductCells = Readonly<Partial<Record<ProductColumn, string>>>;

/** With what cells are read. */
export interface CellContext {
  /** Of a weight without one. */
  unit: WeightUnit;
  packages: readonly Pick<Package, 'packageId' | 'name'>[];
}

/** Text of a checked box. */
export const yesText = inLanguage('yesText', 'Yes');

/** A cell as it is shown. A package that was deleted is shown as none. */
export function cellText(settings: ProductSettings, column: ProductColumn, { packages }: CellContext): string {
  if (column === 'weight') return settings.weight === null ? '' : formatWeight(settings.weight);
  if (column === 'package') return packages.find(({ packageId }) => packageId === settings.packageId)?.name ?? '';
  return settings[column] ? yesText : '';
}

/** What a typed cell sets, or what is wrong with it. */
export function readCell(
  column: ProductColumn,
  text: string,
  { unit, packages }: CellContext,
): { patch: Partial<ProductSettings> } | { problem: string } {
  if (column === 'weight') {
    const weight = readWeight(text, unit);
    return typeof weight === 'string' ? { problem: weight } : { patch: { weight } };
  }
  const typed = text.trim().toLowerCase();
  if (column === 'package') {
    if (typed === '') return { patch: { packageId: null } };
    const found = packages.find(({ name }) => name.trim().toLowerCase() === typed);
    if (found !== undefined) return { patch: { packageId: found.packageId } };
    return { problem: cellProblems.package(text.trim()) };
  }
  if (trueWords.has(typed)) return { patch: { [column]: true } };
  if (falseWords.has(typed)) return { patch: { [column]: false } };
  return { problem: cellProblems.yesOrNo };
}

/** Those of every language, so that a file can be read on a page of another one. */
const trueWords = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'ja', 'sí', 'si']);
const falseWords = new Set(['no', 'n', 'false', '0', '', '-', 'nein']);

/** A product with typed cells. */
export interface EditedProduct {
  /** With all cells that can be read. */
  settings: ProductSettings;
  /** What is wrong, by column. */
  problems: ProductCells;
}

/** The settings of a product after cells were typed; a wrong cell changes nothing. */
export function editedProduct(product: Product, cells: ProductCells, context: CellContext): EditedProduct {
  let settings = settingsOf(product);
  const problems: Partial<Record<ProductColumn, string>> = {};
  for (const column of productColumnNames) {
    const text = cells[column];
    if (text === undefined) continue;
    const read = readCell(column, text, context);
    if ('problem' in read) problems[column] = read.problem;
    else settings = { ...settings, ...read.patch };
  }
  return { settings, problems };
}

/** Typed cells of products, by SKU. */
export type ProductDraft = ReadonlyMap<string, ProductCells>;

/** A cell of a grid. */
export interface CellEdit {
  sku: string;
  column: ProductColumn;
  text: string;
}

/** The draft after cells were typed. A cell that says what is saved is no change any more. */
export function withEdits(
  draft: ProductDraft,
  edits: readonly CellEdit[],
  products: ReadonlyMap<string, Product>,
  context: CellContext,
): ProductDraft {
  const next = new Map(draft);
  for (const { sku, column, text } of edits) {
    const product = products.get(sku);
    if (product === undefined) continue;
    const { [column]: _before, ...others } = next.get(sku) ?? {};
    const cells = isSaved(product, column, text, context) ? others : { ...others, [column]: text };
    if (Object.keys(cells).length === 0) next.delete(sku);
    else next.set(sku, cells);
  }
  return next;
}

function isSaved(product: Product, column: ProductColumn, text: string, context: CellContext): boolean {
  if (text.trim() === cellText(product, column, context)) return true;
  const read = readCell(column, text, context);
  if ('problem' in read) return false;
  return cellText({ ...product, ...read.patch }, column, context) === cellText(product, column, context);
}
