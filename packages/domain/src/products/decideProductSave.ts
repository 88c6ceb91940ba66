import { message } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { outdatedSave, type SaveDecision, type SavedBy, unsavedVersion } from '../shared/calls/SavedVersion.ts';
import { checkProduct, skuProblem } from './checkProduct.ts';
import { newProductSettings, type Product, type ProductSettings, settingsOf } from './Product.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A change to one product. */
export interface ProductChange {
  sku: string;
  /** The edited version. */
  baseVersion: number;
  settings: ProductSettings;
  /** Adds the product when the shop has none with this SKU. */
  isNew?: boolean;
}

/** Outcome of one change in a save. */
export type ProductSaveResult = { sku: string } & SaveDecision<Product>;

/**
 * Decides a save of one product. `current` is `null` when the shop has none with this SKU, which is refused unless
 * the change adds it.
 */
export function decideProductSave(
  current: Product | null,
  change: ProductChange,
  packageIds: ReadonlySet<string>,
  by: SavedBy,
): ProductSaveResult {
  const { sku, settings } = change;
  if (current === null && change.isNew !== true) return { sku, type: 'refused', message: unknownSkuText(sku) };
  const wrongSku = current === null ? skuProblem(sku) : null;
  if (wrongSku !== null) return { sku, type: 'refused', message: wrongSku };
  const product = current ?? newProduct(sku);
  if (product.version !== change.baseVersion)
    return { sku, ...outdatedSave(product, message('saved.settingsOf', { name: sku })) };
  const [problem] = checkProduct(settings, packageIds);
  if (problem !== undefined) return { sku, type: 'refused', message: problem.message };
  const saved = { ...settingsOf(settings), name: settings.name.trim() };
  return { sku, type: 'saved', saved: { ...product, ...saved, version: product.version + 1, ...by } };
}

/** Whether all editable settings are equal. */
export function hasSameSettings(a: ProductSettings, b: ProductSettings): boolean {
  const [one, other] = [comparable(a), comparable(b)];
  return one === other;
}

function comparable(settings: ProductSettings): string {
  const { weight, ...others } = settingsOf(settings);
  return JSON.stringify([weight?.value ?? null, weight?.unit ?? null, others]);
}

/** The changes that undo a save of products. */
export function undoChanges(before: ReadonlyMap<string, Product>, saved: readonly Product[]): ProductChange[] {
  return saved.map(({ sku, version }) => {
    const old = before.get(sku);
    return { sku, baseVersion: version, settings: old === undefined ? newProductSettings : settingsOf(old) };
  });
}

export const unknownSkuText = inLanguage(
  'unknownSkuText',
  (sku: string): string => `No product has the SKU ${bidiIsolate(sku)}.`,
);

function newProduct(sku: string): Product {
  return { ...newProductSettings, ...unsavedVersion, sku, storeName: '', storeWeight: '', unitsSold: 0 };
}
