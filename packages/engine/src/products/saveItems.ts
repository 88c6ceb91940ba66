import type { ShopTransaction } from '@hub/database';
import {
  deleteBundleRecord,
  deleteCollectionRecord,
  deletePackageRecord,
  listBundles,
  listCollections,
  listPackages,
  readProducts,
  saveBundleRecord,
  saveCollectionRecord,
  savePackageRecord,
} from '@hub/database/products';
import { lockShop } from '@hub/database/shops';
import {
  type Bundle,
  type BundleSettings,
  type Collection,
  type CollectionSettings,
  decideBundleSave,
  decideCollectionSave,
  decideItemDeletion,
  decidePackageSave,
  type DeleteDecision,
  type ItemSave,
  type Package,
  type PackageSettings,
} from '@hub/domain/products';
import type { SaveDecision } from '@hub/domain/shared';
import { savedBy, type Session } from '../Session.ts';

type Person = Pick<Session, 'staffName'>;

interface Deletion {
  id: string;
  /** Version the change is based on. */
  baseVersion: number;
}

/** Adds or saves a package. Saves of a shop run one after the other, as do all below. */
export async function savePackage(
  transaction: ShopTransaction,
  person: Person,
  save: ItemSave<PackageSettings>,
  now: Date,
): Promise<SaveDecision<Package>> {
  await lockShop(transaction);
  const decision = decidePackageSave(await listPackages(transaction), save, savedBy(person, now));
  if (decision.type === 'saved') await savePackageRecord(transaction, decision.saved);
  return decision;
}

/** Deletes a package. Its products keep its id, so restoring it assigns it again. */
export async function deletePackage(
  transaction: ShopTransaction,
  { id, baseVersion }: Deletion,
): Promise<DeleteDecision<Package>> {
  await lockShop(transaction);
  const current = (await listPackages(transaction)).find(({ packageId }) => packageId === id);
  const decision = decideItemDeletion(current, baseVersion, 'package');
  if (decision.type === 'deleted') await deletePackageRecord(transaction, id);
  return decision;
}

export async function saveBundle(
  transaction: ShopTransaction,
  person: Person,
  save: ItemSave<BundleSettings>,
  now: Date,
): Promise<SaveDecision<Bundle>> {
  await lockShop(transaction);
  const known = await readProducts(
    transaction,
    save.settings.components.map(({ sku }) => sku),
    now,
  );
  const bundles = await listBundles(transaction);
  const decision = decideBundleSave(bundles, save, (sku) => known.has(sku), savedBy(person, now));
  if (decision.type === 'saved') await saveBundleRecord(transaction, decision.saved);
  return decision;
}

/** Deletes a bundle; orders with its SKU are sent without splitting. */
export async function deleteBundle(
  transaction: ShopTransaction,
  { id, baseVersion }: Deletion,
): Promise<DeleteDecision<Bundle>> {
  await lockShop(transaction);
  const current = (await listBundles(transaction)).find(({ sku }) => sku === id);
  const decision = decideItemDeletion(current, baseVersion, 'bundle');
  if (decision.type === 'deleted') await deleteBundleRecord(transaction, id);
  return decision;
}

export async function saveCollection(
  transaction: ShopTransaction,
  person: Person,
  save: ItemSave<CollectionSettings>,
  now: Date,
): Promise<SaveDecision<Collection>> {
  await lockShop(transaction);
  const decision = decideCollectionSave(await listCollections(transaction), save, savedBy(person, now));
  if (decision.type === 'saved') await saveCollectionRecord(transaction, decision.saved);
  return decision;
}

/** Deletes a collection; its products remain. */
export async function deleteCollection(
  transaction: ShopTransaction,
  { id, baseVersion }: Deletion,
): Promise<DeleteDecision<Collection>> {
  await lockShop(transaction);
  const current = (await listCollections(transaction)).find(({ collectionId }) => collectionId === id);
  const decision = decideItemDeletion(current, baseVersion, 'collection');
  if (decision.type === 'deleted') await deleteCollectionRecord(transaction, id);
  return decision;
}
