import { connectedProviders, liveIds } from '@hub/domain/integrations';
import { waitingStages } from '@hub/domain/orders';
import { unsavedVersion } from '@hub/domain/shared';
import {
  methodUsesOf,
  newProviderMapping,
  type ProviderShipping,
  type SavedMapping,
  servingProviders,
} from '@hub/domain/shipping';
import { sampleDelivery, shippingMethods } from '../shop/sampleDelivery.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

const recentMs = 30 * 86_400_000;

/** A provider's mapping; empty when unsaved. */
export function mappingOf({ shipping }: SandboxShop, providerId: string): SavedMapping {
  return shipping.get(providerId) ?? { ...newProviderMapping, ...unsavedVersion, providerId };
}

/** The connected providers of a shop. */
export function mappedProviders(shop: SandboxShop, now: Date): ProviderShipping[] {
  const providers = connectedProviders(shop.providers);
  const uses = [...countUses(shop, now)];
  const servingIds = servingProviders(shop.routing.locations, liveIds(shop.providers));
  return providers.map((provider) => ({
    name: provider.name,
    mapping: mappingOf(shop, provider.thirdPartyId),
    uses: methodUsesOf(provider.thirdPartyId, uses, servingIds),
  }));
}

function countUses({ orders }: SandboxShop, now: Date) {
  const chosenProviderId = null;
  const uses = new Map(
    (orders.length === 0 ? [] : shippingMethods).map((method) => [
      method,
      { method, chosenProviderId, waiting: 0, recent: 0 },
    ]),
  );
  const recentFrom = now.getTime() - recentMs;
  for (const { seed, stage, createdAt } of orders) {
    const isWaiting = waitingStages.includes(stage);
    const isRecent = createdAt >= recentFrom;
    const use = isWaiting || isRecent ? uses.get(sampleDelivery(seed).shippingMethod) : undefined;
    if (use === undefined) continue;
    if (isWaiting) use.waiting += 1;
    if (isRecent) use.recent += 1;
  }
  return uses.values();
}
