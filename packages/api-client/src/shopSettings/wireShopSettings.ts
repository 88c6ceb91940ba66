import {
  newShipPolicy,
  otherMethods,
  type SavedShipPolicy,
  type SavedShopSettings,
  type ShipPolicy,
  type ShopSettings,
} from '@hub/domain/shopSettings';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { toNumber, wireNumber } from '../http/wireFields.ts';

const wirePolicy = z.enum(['send', 'review']);

export const wireShopSettings = z.object({
  /** Unit in which weights are shown and entered. */
  weight_unit: z.enum(['g', 'kg', 'oz', 'lb']),
  /** Kilograms of a product without a weight; `null`: it stays unknown. */
  default_weight: z.nullable(wireNumber),
  /** Package when neither product nor workflow sets one; empty: the warehouse chooses. */
  default_package: z.string(),
  /** A SKU with this many available units, or fewer, is low on stock. */
  low_stock_threshold: wireNumber,
  /** What happens to a new order without this part. */
  when_missing: z.object({ address: wirePolicy, shipping_method: wirePolicy, weight: wirePolicy }),
  release_back_orders: z.enum(['no', 'whole', 'partly']),
  /** Whether a batch packs one customer's orders to one address together. */
  combine_orders: z.boolean(),
});
export type WireShopSettings = z.infer<typeof wireShopSettings>;

/** The settings with who saved them. */
export const wireSavedShopSettings = z.object({ settings: wireShopSettings, ...wireVersion });
export type WireSavedShopSettings = z.infer<typeof wireSavedShopSettings>;

export function toShopSettings(wire: WireShopSettings): ShopSettings {
  const { address, shipping_method, weight } = wire.when_missing;
  return {
    weightUnit: wire.weight_unit,
    defaultWeight: toNumber(wire.default_weight),
    defaultPackage: wire.default_package,
    lowStockThreshold: Number(wire.low_stock_threshold),
    whenMissing: { address, shippingMethod: shipping_method, weight },
    releaseBackOrders: wire.release_back_orders,
    combineOrders: wire.combine_orders,
  };
}

export function toWireShopSettings(settings: ShopSettings): WireShopSettings {
  const { address, shippingMethod, weight } = settings.whenMissing;
  return {
    weight_unit: settings.weightUnit,
    default_weight: settings.defaultWeight,
    default_package: settings.defaultPackage,
    low_stock_threshold: settings.lowStockThreshold,
    when_missing: { address, shipping_method: shippingMethod, weight },
    release_back_orders: settings.releaseBackOrders,
    combine_orders: settings.combineOrders,
  };
}

export function toSavedShopSettings({ settings, ...version }: WireSavedShopSettings): SavedShopSettings {
  return { ...toShopSettings(settings), ...toVersion(version) };
}

export function toWireSavedShopSettings(saved: SavedShopSettings): WireSavedShopSettings {
  return { settings: toWireShopSettings(saved), ...toWireVersion(saved) };
}

export const wireShipPolicy = z.object({
  /** Orders with an authorized payment that is not captured yet. */
  when_authorized: z.enum(['release', 'wait']),
  /** Orders with one of these tags may ship before they are paid. */
  unpaid_tags: z.array(z.string()),
  /** Orders paid only by these methods may ship before they are paid; names as in the store. */
  unpaid_methods: z.array(z.string()),
  /** Unpaid orders that are due later, by payment terms. */
  when_on_terms: z.enum(['release', 'wait']),
  /** Orders that the store advises against. */
  when_risky: z.enum(['review', 'hold', 'off']),
  /** Orders with a disputed payment; absent: `review`. */
  when_disputed: z.optional(z.enum(['review', 'hold', 'off'])),
  /** Test orders; absent: `never`. `sandbox`: they only go to a 3PL's sandbox account. */
  when_test: z.optional(z.enum(['never', 'sandbox'])),
  /** Delivery methods that are shipped besides parcels. */
  other_methods: z.array(z.enum(otherMethods)),
  /**
   * Orders placed before it wait until they are selected, ISO 8601; `null`: those from before the app was installed.
   */
  go_live_at: z.nullable(z.string()),
  /** Ids of the locations that ship; `null`: all of the shop's own. */
  locations: z.nullable(z.array(z.string())),
});
export type WireShipPolicy = z.infer<typeof wireShipPolicy>;

/** The policy with who saved it. */
export const wireSavedShipPolicy = z.object({ policy: wireShipPolicy, ...wireVersion });
export type WireSavedShipPolicy = z.infer<typeof wireSavedShipPolicy>;

export function toShipPolicy(wire: WireShipPolicy): ShipPolicy {
  return {
    whenAuthorized: wire.when_authorized,
    unpaidTags: wire.unpaid_tags,
    unpaidMethods: wire.unpaid_methods,
    whenOnTerms: wire.when_on_terms,
    whenRisky: wire.when_risky,
    whenDisputed: wire.when_disputed ?? newShipPolicy.whenDisputed,
    whenTest: wire.when_test ?? newShipPolicy.whenTest,
    otherMethods: wire.other_methods,
    goLiveAt: wire.go_live_at,
    locations: wire.locations,
  };
}

export function toWireShipPolicy(policy: ShipPolicy): WireShipPolicy {
  return {
    when_authorized: policy.whenAuthorized,
    unpaid_tags: [...policy.unpaidTags],
    unpaid_methods: [...policy.unpaidMethods],
    when_on_terms: policy.whenOnTerms,
    when_risky: policy.whenRisky,
    when_disputed: policy.whenDisputed,
    when_test: policy.whenTest,
    other_methods: [...policy.otherMethods],
    go_live_at: policy.goLiveAt,
    locations: policy.locations && [...policy.locations],
  };
}

export function toSavedShipPolicy({ policy, ...version }: WireSavedShipPolicy): SavedShipPolicy {
  return { ...toShipPolicy(policy), ...toVersion(version) };
}

export function toWireSavedShipPolicy(saved: SavedShipPolicy): WireSavedShipPolicy {
  return { policy: toWireShipPolicy(saved), ...toWireVersion(saved) };
}
