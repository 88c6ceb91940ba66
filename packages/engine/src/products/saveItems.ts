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
  /** The version that was seen. */
  baseVersion: number;
}

/** Adds or saves a package. Two saves of a shop are decided one after the other; so are all below. */
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

/** Deletes a package. Its products keep its id, so that they have it again when it is restored. */
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

/** Adds or saves a bundle. */
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

/** Deletes a bundle; orders with its SKU are sent as they are. */
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

/** Adds or saves a collection. */
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

/** Deletes a collection; its products stay. */
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
