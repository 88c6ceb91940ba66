import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import type { WeightUnit } from '../shared/numbers/weightUnits.ts';
import { productProblems, readCountry, readHsCode } from './checkProduct.ts';
import type { Package } from './Package.ts';
import { type Handling, type Product, type ProductSettings, settingsOf } from './Product.ts';
import { formatWeight, readWeight } from './Weight.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** What a grid, file or bulk edit can set on a product. */
export type ProductColumn = 'weight' | 'package' | 'hsCode' | 'countryOfOrigin' | keyof Handling;

/** Every column in order, with its file header, which is the same in every language. */
export const productHeaders = {
  weight: 'Weight',
  package: 'Package',
  shipsAlone: 'Ships alone',
  isFragile: 'Fragile',
  isDangerous: 'Dangerous goods',
  hsCode: 'HS code',
  countryOfOrigin: 'Country of origin',
} as const satisfies Record<ProductColumn, string>;

/** The same headers for screens. */
export const productColumns = inLanguage('productColumns', productHeaders);

/** Whether a column is typed, not chosen or checked. */
export function isTextColumn(column: ProductColumn): boolean {
  return column === 'weight' || column === 'hsCode' || column === 'countryOfOrigin';
}

export const productColumnNames = Object.keys(productHeaders) as readonly ProductColumn[];

/** Possible problems with a cell. */
export const cellProblems = inLanguage('cellProblems', {
  package: (name: string) => `No package is called “${bidiIsolate(name)}”. Add it under Packages.`,
  yesOrNo: 'Enter Yes or No.',
});

/** Typed cells by column. */
export type ProductCells = Readonly<Partial<Record<ProductColumn, string>>>;

/** Context for reading cells. */
export interface CellContext {
  /** Unit of a weight typed without one. */
  unit: WeightUnit;
  packages: readonly Pick<Package, 'packageId' | 'name'>[];
}

/** Text of a checked box. */
export const yesText = inLanguage('yesText', 'Yes');

/** A cell's displayed text. A deleted package shows as none. */
export function cellText(settings: ProductSettings, column: ProductColumn, { packages }: CellContext): string {
  if (column === 'weight') return settings.weight === null ? '' : formatWeight(settings.weight);
  if (column === 'package') return packages.find(({ packageId }) => packageId === settings.packageId)?.name ?? '';
  if (column === 'hsCode' || column === 'countryOfOrigin') return settings[column];
  return settings[column] ? yesText : '';
}

/** What a typed cell sets, or its problem. */
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
  if (column === 'hsCode') {
    const hsCode = readHsCode(text);
    return hsCode === null ? { problem: productProblems.hsCode } : { patch: { hsCode } };
  }
  if (column === 'countryOfOrigin') {
    const countryOfOrigin = readCountry(text);
    return countryOfOrigin === null ? { problem: productProblems.country } : { patch: { countryOfOrigin } };
  }
  if (trueWords.has(typed)) return { patch: { [column]: true } };
  if (falseWords.has(typed)) return { patch: { [column]: false } };
  return { problem: cellProblems.yesOrNo };
}

/** Words in every language, so that a file can be read on a page in another language. */
const trueWords = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'ja', 'sí', 'si']);
const falseWords = new Set(['no', 'n', 'false', '0', '', '-', 'nein']);

/** A product with typed cells. */
export interface EditedProduct {
  /** With all readable cells applied. */
  settings: ProductSettings;
  /** Problems by column. */
  problems: ProductCells;
}

/** A product's settings after typing into cells; a bad cell changes nothing. */
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

/** Typed cells by SKU. */
export type ProductDraft = ReadonlyMap<string, ProductCells>;

/** A cell of a grid. */
export interface CellEdit {
  sku: string;
  column: ProductColumn;
  text: string;
}

/** The draft after typing into cells. A cell equal to the saved value is no longer a change. */
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

/** The draft after typing into cells; keeps cells equal to the saved value too. */
export function withCells(draft: ProductDraft, edits: readonly CellEdit[]): ProductDraft {
  const next = new Map(draft);
  for (const { sku, column, text } of edits) next.set(sku, { ...next.get(sku), [column]: text });
  return next;
}

/** The draft without cells that equal the saved value of their product. */
export function withoutSavedCells(
  draft: ProductDraft,
  products: ReadonlyMap<string, Product>,
  context: CellContext,
): ProductDraft {
  const edits = [...draft].flatMap(([sku, cells]) =>
    productColumnNames.flatMap((column) => {
      const text = cells[column];
      return text === undefined ? [] : [{ sku, column, text }];
    }),
  );
  return withEdits(draft, edits, products, context);
}

function isSaved(product: Product, column: ProductColumn, text: string, context: CellContext): boolean {
  if (text.trim() === cellText(product, column, context)) return true;
  const read = readCell(column, text, context);
  if ('problem' in read) return false;
  return cellText({ ...product, ...read.patch }, column, context) === cellText(product, column, context);
}
