import type { ShopTransaction } from '@hub/database';
import { type OrderLabels, readOrderLabels } from '@hub/database/orders';
import { readAllocations } from '@hub/database/routing';
import { readShippingMappings } from '@hub/database/shipping';
import { readShopSettings } from '@hub/database/shopSettings';
import { type ShippedBy, serviceFor, serviceName } from '@hub/domain/shipping';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from './readHandlings.ts';

/** Shipping data for a warehouse. */
export interface Handover {
  /** String id of §3: `shipbob`; null when no 3PL ships it. */
  providerId: string | null;
  handling: ShippedBy;
  /** Whether it is a test order of the store. */
  isTest: boolean;
  tags: readonly string[];
  /** The customer's choice in the store. */
  shippingMethod: string;
  /** A workflow's choice, or the method's mapping; null when unmapped. */
  service: string | null;
  /** A workflow's choice, or the shop’s default; null lets the warehouse choose. */
  package: string | null;
}

/** Shipping data by location; `locationId` is null for unrouted lines. */
export type HandoverOfLocation = (locationId: string | null) => Handover;

/** Reads what decides the shipping data of any order of the shop. */
export async function readHandoverRules(transaction: ShopTransaction, store: ProviderStore) {
  const [handlings, mappings, { defaultPackage }] = await Promise.all([
    readHandlings(transaction, store),
    readShippingMappings(transaction),
    readShopSettings(transaction),
  ]);
  const handoverOf =
    (labels: OrderLabels): HandoverOfLocation =>
    (locationId) => {
      const { tags, shippingMethod, isTest } = labels;
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
  return { handoverOf, accounts: handlings.accounts };
}

/** Shipping data for each part of an order, by location (null for an unknown order), with the shop's enabled accounts. */
export async function readHandovers(transaction: ShopTransaction, store: ProviderStore, orderId: string) {
  const [labels, { handoverOf, accounts }] = await Promise.all([
    readOrderLabels(transaction, orderId),
    readHandoverRules(transaction, store),
  ]);
  return { handoverOf: labels && handoverOf(labels), accounts };
}

/** Shipping data for each 3PL that gets part of an order; empty for an unknown order. */
export async function readHandoversOfOrder(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<readonly Handover[]> {
  const [{ handoverOf }, allocations] = await Promise.all([
    readHandovers(transaction, store, orderId),
    readAllocations(transaction, [orderId]),
  ]);
  return handoverOf === null ? [] : handoversOf(handoverOf, allocations);
}

/** Shipping data for each 3PL in an order's allocations. */
export function handoversOf(
  handoverOf: HandoverOfLocation,
  allocations: readonly { locationId: string | null }[],
): readonly Handover[] {
  const parts = partHandovers(handoverOf, allocations);
  return [...new Map(parts.map((handover) => [handover.providerId, handover])).values()];
}

/** Shipping data for each of an order's allocations; one for an unrouted order. */
export function partHandovers(
  handoverOf: HandoverOfLocation,
  allocations: readonly { locationId: string | null }[],
): readonly Handover[] {
  const allocated = allocations.flatMap(({ locationId }) => locationId ?? []);
  return (allocated.length === 0 ? [null] : allocated).map(handoverOf);
}

/** Shipping data for an order, or for its first part when several 3PLs ship it; null for an unknown order. */
export async function readHandover(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderId: string,
): Promise<Handover | null> {
  return (await readHandoversOfOrder(transaction, store, orderId))[0] ?? null;
}
