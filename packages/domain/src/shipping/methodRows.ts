import { methodKey, serviceFor } from './serviceFor.ts';
import type { ProviderMapping, SavedMapping, ShippingService } from './ShippingMapping.ts';

/** How often a shipping method is used. */
export interface MethodUse {
  /** The store's name; empty for orders without one. */
  method: string;
  /** Orders with it that are not handed over yet. */
  waiting: number;
  /** Orders in the last 30 days. */
  recent: number;
}

/** A connected provider's mapping, with each method's use by the orders it ships. */
export interface ProviderShipping {
  name: string;
  mapping: SavedMapping;
  uses: readonly MethodUse[];
}

/** A method with its service. */
export interface MethodRow extends MethodUse {
  /** The same for equivalent spellings. */
  key: string;
  /** Its own service; `null` for none. */
  own: ShippingService | null;
  /** The service in effect: its own or the default one; `null` when unmapped. */
  service: ShippingService | null;
}

/**
 * How often orders that a provider may ship use each method. `servingIds`: the providers of the locations. Recent orders
 * count for all providers, because it is not recorded who shipped them.
 */
export function methodUsesOf(
  providerId: string,
  uses: readonly (MethodUse & { chosenProviderId: string | null })[],
  servingIds: readonly string[],
): MethodUse[] {
  const isServing = servingIds.includes(providerId);
  return mergeMethodUses(
    uses.map(({ chosenProviderId, method, waiting, recent }) => ({
      method,
      waiting: (chosenProviderId === null ? isServing : chosenProviderId === providerId) ? waiting : 0,
      recent,
    })),
  );
}

/** Equivalent methods merged into one, under the most used name. */
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
 * Methods from orders and the mapping: those without a service first, then by waiting orders, then by use. `saved`
 * decides the order, so that rows do not move during editing.
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

/** How many methods in use are unmapped, and how many waiting orders use them. */
export function unmappedFigures(uses: readonly MethodUse[], mapping: ProviderMapping) {
  const unmapped = uses.filter((use) => !isMapped(mapping, use));
  return { methods: unmapped.length, waiting: unmapped.reduce((sum, { waiting }) => sum + waiting, 0) };
}

/** The mapping after setting a method's service; `null` removes its own. */
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
