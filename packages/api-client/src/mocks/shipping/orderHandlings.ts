import { enabledAccounts, liveIds } from '@hub/domain/integrations';
import { routeOrder } from '@hub/domain/routing';
import { type Handlings, handlingsOf } from '@hub/domain/shipping';
import { routingOrder } from '../routing/routingOrder.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** The orders of the sandbox are real ones, and no workflow chooses their 3PL. */
export const anyOrder = { chosenProviderId: null, isTest: false } as const;

/** How the shop's orders currently ship. */
export function handlingsIn({ providers, routing: { locations } }: SandboxShop): Handlings {
  return handlingsOf(locations, liveIds(providers), enabledAccounts(providers));
}

/** The provider of an order, or of the first part of a split one; `null`: none. */
export function providerOf(shop: SandboxShop, order: SandboxOrder): string | null {
  return handlingsIn(shop).of(anyOrder, routedLocations(shop, order)[0] ?? null).providerId;
}

/** The locations that the saved rules choose; the sandbox counts no stock. */
export function routedLocations(shop: SandboxShop, sandboxOrder: SandboxOrder): readonly string[] {
  const { routing } = shop;
  const order = routingOrder(shop, sandboxOrder, sampleDelivery(sandboxOrder.seed).postcode);
  if (order === null) return [];
  const context = { locations: routing.locations, rules: routing.rules.rules, stock: new Map() };
  return routeOrder(order, context).shipsFrom;
}
