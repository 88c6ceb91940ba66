import type { ShopTransaction } from '@hub/database';
import { readOrderLabels } from '@hub/database/orders';
import { readAllocations } from '@hub/database/routing';
import { readShippingMappings } from '@hub/database/shipping';
import { readShopSettings } from '@hub/database/shopSettings';
import { type Handling, serviceFor, serviceName } from '@hub/domain/shipping';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from './readHandlings.ts';

/** How a warehouse is to ship an order. */
export interface Handover {
  /** String id of §3: `shipbob`; null: no 3PL ships it. */
  providerId: string | null;
  handling: Handling;
  /** A test order of the store. */
  isTest: boolean;
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

/** How each part of an order is to be shipped, by the location that it leaves from; null for an unknown order. */
export async function readHandovers(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<HandoverOfLocation | null> {
  const [labels, handlings, mappings, { defaultPackage }] = await Promise.all([
    readOrderLabels(transaction, orderId),
    readHandlings(transaction, store),
    readShippingMappings(transaction),
    readShopSettings(transaction),
  ]);
  if (labels === null) return null;
  const { tags, shippingMethod, isTest } = labels;
  return (locationId) => {
    const handling = handlings.of(labels, locationId);
    const { providerId } = handling;
    const mapping = providerId === null ? undefined : mappings.get(providerId);
    const mapped = mapping === undefined ? null : serviceFor(mapping, shippingMethod);
    return {
      providerId,
      handling,
      isTest,
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
  const [handoverOf, allocations] = await Promise.all([
    readHandovers(transaction, store, orderId),
    readAllocations(transaction, [orderId]),
  ]);
  return handoverOf === null ? [] : handoversOf(handoverOf, allocations);
}

/** One for each 3PL that gets a part of what is allocated of an order. */
export function handoversOf(
  handoverOf: HandoverOfLocation,
  allocations: readonly { locationId: string | null }[],
): readonly Handover[] {
  const allocated = allocations.flatMap(({ locationId }) => locationId ?? []);
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
