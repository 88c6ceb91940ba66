import {
  listRoutingLocations,
  readAllocations,
  readOrderLabels,
  readShippingMappings,
  readShopSettings,
  type ShopTransaction,
} from '@hub/database';
import { connectedProviders } from '@hub/domain/integrations';
import { handlingProvider, serviceFor, serviceName } from '@hub/domain/shipping';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** How a warehouse is to ship an order. */
export interface Handover {
  /** String id of §3: `shipbob`; null: no provider is connected. */
  providerId: string | null;
  tags: readonly string[];
  /** As the customer chose it in the store. */
  shippingMethod: string;
  /** What a workflow chose, else what the method is mapped to; null: the method is not mapped. */
  service: string | null;
  /** What a workflow chose, else the shop’s default; null: the warehouse chooses. */
  package: string | null;
}

/** How what leaves from a location is to be shipped. `locationId` null: it is routed to none. */
export type HandoverOfLocation = (locationId: string | null) => Handover;

/** The 3PL that runs each location; those without one are left out. */
async function providersOfLocations(transaction: ShopTransaction): Promise<ReadonlyMap<string, string>> {
  const locations = await listRoutingLocations(transaction);
  return new Map(
    locations.flatMap(({ locationId, providerId }) => (providerId === null ? [] : [[locationId, providerId]])),
  );
}

/** How each part of an order is to be shipped, by the location that it leaves from; null for an unknown order. */
export async function readHandovers(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<HandoverOfLocation | null> {
  const labels = await readOrderLabels(transaction, orderId);
  if (labels === null) return null;
  const { tags, shippingMethod } = labels;
  const connected = connectedProviders(await store.readAll(transaction)).map(({ thirdPartyId }) => thirdPartyId);
  const runBy = await providersOfLocations(transaction);
  const mappings = await readShippingMappings(transaction);
  const { defaultPackage } = await readShopSettings(transaction);
  return (locationId) => {
    const providerId = handlingProvider([labels.chosenProviderId, runBy.get(locationId ?? '')], connected);
    const mapping = providerId === null ? undefined : mappings.get(providerId);
    const mapped = mapping === undefined ? null : serviceFor(mapping, shippingMethod);
    return {
      providerId,
      tags,
      shippingMethod,
      service: labels.service ?? (mapped && serviceName(mapped)),
      package: labels.package ?? (defaultPackage === '' ? null : defaultPackage),
    };
  };
}

/** How an order is to be shipped, one for each 3PL that gets a part of it; none for an unknown one. */
export async function readHandoversOfOrder(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<readonly Handover[]> {
  const handoverOf = await readHandovers(transaction, store, orderId);
  if (handoverOf === null) return [];
  const allocated = (await readAllocations(transaction, [orderId])).flatMap(({ locationId }) => locationId ?? []);
  const parts = (allocated.length === 0 ? [null] : allocated).map(handoverOf);
  return [...new Map(parts.map((handover) => [handover.providerId, handover])).values()];
}

/** How an order, or the first part of one that several 3PLs ship, is to be shipped; null for an unknown one. */
export async function readHandover(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<Handover | null> {
  return (await readHandoversOfOrder(transaction, store, orderId))[0] ?? null;
}
