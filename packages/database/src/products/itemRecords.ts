import type {
  Bundle,
  BundleSettings,
  Collection,
  CollectionSettings,
  Package,
  PackageSettings,
} from '@hub/domain/products';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { bundles, collections, packages } from '../schema/index.ts';

interface StoredVersion {
  version: number;
  savedAt: Date;
  savedBy: string;
}

function versionOf({ version, savedAt, savedBy }: StoredVersion) {
  return { version, savedAt: savedAt.toISOString(), savedBy };
}

/** The shop's packages, by name. */
export async function listPackages({ shopId, queries }: ShopTransaction): Promise<Package[]> {
  const rows = await queries.select().from(packages).where(eq(packages.shopId, shopId));
  return rows
    .map((row) => ({ packageId: row.packageId, ...row.settings, ...versionOf(row) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function savePackageRecord({ shopId, queries }: ShopTransaction, saved: Package): Promise<void> {
  const { packageId, name, length, width, height, unit, weight } = saved;
  const settings: PackageSettings = { name, length, width, height, unit, weight };
  const set = { settings, ...savedVersionColumns(saved) };
  await queries
    .insert(packages)
    .values({ shopId, packageId, ...set })
    .onConflictDoUpdate({ target: [packages.shopId, packages.packageId], set });
}

export async function deletePackageRecord({ shopId, queries }: ShopTransaction, packageId: string): Promise<void> {
  await queries.delete(packages).where(and(eq(packages.shopId, shopId), eq(packages.packageId, packageId)));
}

/** The shop's bundles, by SKU. */
export async function listBundles({ shopId, queries }: ShopTransaction): Promise<Bundle[]> {
  const rows = await queries.select().from(bundles).where(eq(bundles.shopId, shopId)).orderBy(asc(bundles.sku));
  return rows.map((row) => ({ sku: row.sku, ...row.settings, ...versionOf(row) }));
}

export async function saveBundleRecord({ shopId, queries }: ShopTransaction, saved: Bundle): Promise<void> {
  const settings: BundleSettings = { components: saved.components };
  const set = { settings, ...savedVersionColumns(saved) };
  await queries
    .insert(bundles)
    .values({ shopId, sku: saved.sku, ...set })
    .onConflictDoUpdate({ target: [bundles.shopId, bundles.sku], set });
}

export async function deleteBundleRecord({ shopId, queries }: ShopTransaction, sku: string): Promise<void> {
  await queries.delete(bundles).where(and(eq(bundles.shopId, shopId), eq(bundles.sku, sku)));
}

/** The shop's collections, by name. */
export async function listCollections({ shopId, queries }: ShopTransaction): Promise<Collection[]> {
  const rows = await queries.select().from(collections).where(eq(collections.shopId, shopId));
  return rows
    .map((row) => ({ collectionId: row.collectionId, ...row.settings, ...versionOf(row) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function saveCollectionRecord({ shopId, queries }: ShopTransaction, saved: Collection): Promise<void> {
  const { collectionId, name, members } = saved;
  const settings: CollectionSettings = { name, members };
  const set = { settings, ...savedVersionColumns(saved) };
  await queries
    .insert(collections)
    .values({ shopId, collectionId, ...set })
    .onConflictDoUpdate({ target: [collections.shopId, collections.collectionId], set });
}

export async function deleteCollectionRecord({ shopId, queries }: ShopTransaction, id: string): Promise<void> {
  await queries.delete(collections).where(and(eq(collections.shopId, shopId), eq(collections.collectionId, id)));
}
