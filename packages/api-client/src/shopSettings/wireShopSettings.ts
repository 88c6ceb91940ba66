import type { SavedShopSettings, ShopSettings } from '@hub/domain/shopSettings';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { toNumber, wireNumber } from '../http/wireFields.ts';

const wirePolicy = z.enum(['send', 'review']);

export const wireShopSettings = z.object({
  /** In which weights are shown and entered. */
  weight_unit: z.enum(['g', 'kg', 'oz', 'lb']),
  /** Kilograms of a product without a weight; null: it stays unknown. */
  default_weight: z.nullable(wireNumber),
  /** Package where neither product nor workflow names one; empty: the warehouse chooses. */
  default_package: z.string(),
  /** A SKU with this many available units, or fewer, is low on stock. */
  low_stock_threshold: wireNumber,
  /** What happens to a new order of which this is missing. */
  when_missing: z.object({ address: wirePolicy, shipping_method: wirePolicy, weight: wirePolicy }),
  release_back_orders: z.enum(['no', 'whole', 'partly']),
  /** Whether a batch packs orders of one customer to one address together. */
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
