import { handlingProvider } from './handlingProvider.ts';
import { methodKey, serviceFor } from './serviceFor.ts';
import type { ProviderMapping, SavedMapping, ShippingService } from './ShippingMapping.ts';

/** How often a shipping method is used. */
export interface MethodUse {
  /** As the store names it; empty: orders without one. */
  method: string;
  /** Orders with it that are not handed over yet. */
  waiting: number;
  /** Orders of the last 30 days. */
  recent: number;
}

/** The mapping of a connected provider, and how often each method is used by orders that it ships. */
export interface ProviderShipping {
  name: string;
  mapping: SavedMapping;
  uses: readonly MethodUse[];
}

/** A method with the service that it is sent with. */
export interface MethodRow extends MethodUse {
  /** The same for spellings that mean the same. */
  key: string;
  /** Its own service; null: it has none. */
  own: ShippingService | null;
  /** What it is sent with: its own service or the default one; null: it is not mapped. */
  service: ShippingService | null;
}

/**
 * How often each method is used by orders that a provider ships. Recent orders count for all providers, since it is not
 * kept who shipped them.
 */
export function methodUsesOf(
  providerId: string,
  uses: readonly (MethodUse & { chosenProviderId: string | null })[],
  connectedIds: readonly string[],
): MethodUse[] {
  return mergeMethodUses(
    uses.map(({ chosenProviderId, method, waiting, recent }) => ({
      method,
      waiting: handlingProvider(chosenProviderId, undefined, connectedIds).providerId === providerId ? waiting : 0,
      recent,
    })),
  );
}

/** Methods that mean the same as one, under the name that is used most. */
export function mergeMethodUses(uses: readonly MethodUse[]): MethodUse[] {
  const merged = new Map<string, MethodUse & { most: number }>();
  for (const use of uses) {
    const key = methodKey(use.method);
    const known = merged.get(key);
    const most = use.recent + use.waiting;
    merged.set(key, {
      method: known === undefined || most > known.most ? use.method : known.method,
      most: Math.max(most, known?.most ?? 0),
      waiting: use.waiting + (known?.waiting ?? 0),
      recent: use.recent + (known?.recent ?? 0),
    });
  }
  return [...merged.values()].map(({ method, waiting, recent }) => ({ method, waiting, recent }));
}

/**
 * The methods of orders and those that are mapped: first those without a service, then by orders that wait, then by how
 * often they are used. `saved` decides the order, so that nothing moves while it is edited.
 */
export function methodRows(
  uses: readonly MethodUse[],
  saved: ProviderMapping,
  mapping: ProviderMapping = saved,
): MethodRow[] {
  const known = new Set(uses.map(({ method }) => methodKey(method)));
  const unused = saved.methods.filter(({ method }) => !known.has(methodKey(method)));
  const all = [...uses, ...unused.map(({ method }) => ({ method, waiting: 0, recent: 0 }))];
  const own = new Map(mapping.methods.map(({ method, service }) => [methodKey(method), service]));
  return all
    .map((use): MethodRow => {
      const key = methodKey(use.method);
      return { ...use, key, own: own.get(key) ?? null, service: serviceFor(mapping, use.method) };
    })
    .toSorted(
      (a, b) =>
        Number(isMapped(saved, a)) - Number(isMapped(saved, b)) ||
        b.waiting - a.waiting ||
        b.recent - a.recent ||
        (a.key < b.key ? -1 : 1),
    );
}

function isMapped(mapping: ProviderMapping, { method }: MethodUse): boolean {
  return serviceFor(mapping, method) !== null;
}

/** How many methods in use are not mapped, and how many waiting orders use them. */
export function unmappedFigures(uses: readonly MethodUse[], mapping: ProviderMapping) {
  const unmapped = uses.filter((use) => !isMapped(mapping, use));
  return { methods: unmapped.length, waiting: unmapped.reduce((sum, { waiting }) => sum + waiting, 0) };
}

/** The mapping after a method was given a service; null: it has none of its own. */
export function withService(
  mapping: ProviderMapping,
  method: string,
  service: ShippingService | null,
): ProviderMapping {
  const key = methodKey(method);
  const index = mapping.methods.findIndex((mapped) => methodKey(mapped.method) === key);
  if (service === null)
    return { ...mapping, methods: mapping.methods.filter((mapped) => methodKey(mapped.method) !== key) };
  const entry = { method: mapping.methods[index]?.method ?? method, service };
  const methods = index === -1 ? [...mapping.methods, entry] : mapping.methods.with(index, entry);
  return { ...mapping, methods };
}
