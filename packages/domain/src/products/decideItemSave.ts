import { message } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { type Bundle, bundleLimits, type BundleSettings, checkBundle } from './Bundle.ts';
import { checkCollection, type Collection, collectionLimits, type CollectionSettings } from './Collection.ts';
import { checkPackage, type Package, packageLimits, type PackageSettings } from './Package.ts';

/** A save of one package, bundle or collection. */
export interface ItemSave<Settings> {
  /** The bundle's SKU, or an id that is new for a new item. */
  id: string;
  /** The edited version; 0 for a new item. */
  baseVersion: number;
  settings: Settings;
}

/** Outcome of a deletion. */
export type DeleteDecision<Item> = { type: 'deleted' } | Exclude<SaveDecision<Item>, { type: 'saved' }>;

export function decidePackageSave(
  packages: readonly Package[],
  { id, baseVersion, settings }: ItemSave<PackageSettings>,
  by: SavedBy,
): SaveDecision<Package> {
  const current = packages.find(({ packageId }) => packageId === id);
  const refusal = staleOrFull(current, baseVersion, packages.length, packageLimits.packages, 'packages');
  if (refusal !== null) return refusal;
  const [problem] = checkPackage(
    settings,
    packages.filter((other) => other !== current),
  );
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const { length, width, height, unit, weight } = settings;
  const saved = { packageId: id, name: settings.name.trim(), length, width, height, unit, weight };
  return { type: 'saved', saved: { ...saved, version: baseVersion + 1, ...by } };
}

export function decideBundleSave(
  bundles: readonly Bundle[],
  { id, baseVersion, settings }: ItemSave<BundleSettings>,
  isKnown: (sku: string) => boolean,
  by: SavedBy,
): SaveDecision<Bundle> {
  const current = bundles.find(({ sku }) => sku === id);
  const refusal = staleOrFull(current, baseVersion, bundles.length, bundleLimits.bundles, 'bundles');
  if (refusal !== null) return refusal;
  const others = bundles.filter((other) => other !== current);
  const [problem] = checkBundle({ sku: id, ...settings }, others, isKnown);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const components = settings.components.map(({ sku, quantity }) => ({ sku, quantity }));
  return { type: 'saved', saved: { sku: id, components, version: baseVersion + 1, ...by } };
}

export function decideCollectionSave(
  collections: readonly Collection[],
  { id, baseVersion, settings }: ItemSave<CollectionSettings>,
  by: SavedBy,
): SaveDecision<Collection> {
  const current = collections.find(({ collectionId }) => collectionId === id);
  const { collections: most } = collectionLimits;
  const refusal = staleOrFull(current, baseVersion, collections.length, most, 'collections');
  if (refusal !== null) return refusal;
  const [problem] = checkCollection(
    settings,
    collections.filter((other) => other !== current),
  );
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const { members } = settings;
  const unique = members.type === 'list' ? { ...members, skus: [...new Set(members.skus)] } : members;
  const saved = { collectionId: id, name: settings.name.trim(), members: unique };
  return { type: 'saved', saved: { ...saved, version: baseVersion + 1, ...by } };
}

/** Decides a deletion. An item that is already gone counts as deleted. */
export function decideItemDeletion<Item extends Package | Bundle | Collection>(
  current: Item | undefined,
  baseVersion: number,
  kind: 'package' | 'bundle' | 'collection',
): DeleteDecision<Item> {
  if (current === undefined || current.version === baseVersion) return { type: 'deleted' };
  const decision = outdatedSave(current, message(`saved.${kind}`));
  return decision.type === 'saved' ? { type: 'deleted' } : decision;
}

type Refusal<Item> = Exclude<SaveDecision<Item>, { type: 'saved' }>;

function staleOrFull<Item extends Package | Bundle | Collection>(
  current: Item | undefined,
  baseVersion: number,
  count: number,
  most: number,
  kind: 'packages' | 'bundles' | 'collections',
): Refusal<Item> | null {
  if (current === undefined && baseVersion !== 0) return { type: 'refused', message: message('products.deleted') };
  if (current === undefined)
    return count < most ? null : { type: 'refused', message: message(`products.${kind}`, { most }) };
  if (current.version === baseVersion) return null;
  const person = current.savedBy === null ? message('products.someone') : bidiIsolate(current.savedBy);
  return { type: 'outdated', current, message: message('products.meanwhile', { person }) };
}

/** A package before its first save. */
export const newPackageSettings: PackageSettings = {
  name: '',
  length: 0,
  width: 0,
  height: 0,
  unit: 'cm',
  weight: null,
};
