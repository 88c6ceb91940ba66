import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { WeightUnit } from '../shared/numbers/weightUnits.ts';

/** What happens to an order of which something is missing. */
export type MissingPolicy = 'send' | 'review';

/** What may be missing of an order. */
export type MissingPart = 'address' | 'shippingMethod' | 'weight';

/** How back orders go on when stock arrives: not by themselves, once all of it is there, or each part as it comes. */
export type ReleaseBackOrders = 'no' | 'whole' | 'partly';

/** Settings of the shop that hold for all products and orders, unless one of them says otherwise. */
export interface ShopSettings {
  /** In which weights are shown and entered. */
  weightUnit: WeightUnit;
  /** Kilograms of a product without a weight; null: it stays unknown. */
  defaultWeight: number | null;
  /** Package where neither product nor workflow names one; empty: the warehouse chooses. */
  defaultPackage: string;
  /** A SKU with this many available units, or fewer, is low on stock. */
  lowStockThreshold: number;
  /** What happens to a new order of which this is missing. */
  whenMissing: Readonly<Record<MissingPart, MissingPolicy>>;
  releaseBackOrders: ReleaseBackOrders;
  /** Whether a batch packs orders of one customer to one address together. */
  combineOrders: boolean;
}

/** The settings as they were saved. */
export interface SavedShopSettings extends ShopSettings, SavedVersion {}

/** Settings that nobody has saved yet. */
export const newShopSettings: ShopSettings = {
  weightUnit: 'kg',
  defaultWeight: null,
  defaultPackage: '',
  lowStockThreshold: 10,
  whenMissing: { address: 'send', shippingMethod: 'send', weight: 'send' },
  releaseBackOrders: 'no',
  combineOrders: true,
};

/** The settings alone, without who saved them. */
export function settingsIn(saved: ShopSettings): ShopSettings {
  const { weightUnit, defaultWeight, defaultPackage, lowStockThreshold, releaseBackOrders, combineOrders } = saved;
  const { address, shippingMethod, weight } = saved.whenMissing;
  const whenMissing = { address, shippingMethod, weight };
  return {
    weightUnit,
    defaultWeight,
    defaultPackage,
    lowStockThreshold,
    whenMissing,
    releaseBackOrders,
    combineOrders,
  };
}
