import type { ShopTransaction } from '@hub/database';
import { listPackages, readProducts, saveProductRows } from '@hub/database/products';
import { lockShop } from '@hub/database/shops';
import { decideProductSave, type Product, type ProductChange, type ProductSaveResult } from '@hub/domain/products';
import { savedBy, type Session } from '../Session.ts';

/**
 * Saves product fields one by one; a repeated SKU is saved twice, in order. Saves of a shop run one after the other.
 */
export async function saveProducts(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  changes: readonly ProductChange[],
  now: Date,
): Promise<readonly ProductSaveResult[]> {
  await lockShop(transaction);
  const by = savedBy(person, now);
  const packageIds = new Set((await listPackages(transaction)).map(({ packageId }) => packageId));
  const wanted = [...new Set(changes.map(({ sku }) => sku))];
  const current = new Map(await readProducts(transaction, wanted, now));
  const saved = new Map<string, Product>();
  const results = changes.map((change) => {
    const result = decideProductSave(current.get(change.sku) ?? null, change, packageIds, by);
    if (result.type === 'saved') {
      current.set(change.sku, result.saved);
      saved.set(change.sku, result.saved);
    }
    return result;
  });
  await saveProductRows(transaction, [...saved.values()]);
  return results;
}
