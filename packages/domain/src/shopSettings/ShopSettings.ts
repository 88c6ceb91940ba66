import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { WeightUnit } from '../shared/numbers/weightUnits.ts';

/** What happens to an order with something missing. */
export type MissingPolicy = 'send' | 'review';

/** What an order can lack. */
export type MissingPart = 'address' | 'shippingMethod' | 'weight';

/** How back orders continue when stock arrives: only by hand, once everything is there, or each part as it comes. */
export type ReleaseBackOrders = 'no' | 'whole' | 'partly';

/** Shop-wide settings for products and orders, unless one of them overrides them. */
export interface ShopSettings {
  /** Unit in which weights are shown and entered. */
  weightUnit: WeightUnit;
  /** Kilograms for a product without a weight; `null` leaves it unknown. */
  defaultWeight: number | null;
  /** Package when neither product nor workflow names one; empty lets the warehouse choose. */
  defaultPackage: string;
  /** A SKU is low on stock at this many available units or fewer. */
  lowStockThreshold: number;
  /** What happens to a new order that lacks this. */
  whenMissing: Readonly<Record<MissingPart, MissingPolicy>>;
  releaseBackOrders: ReleaseBackOrders;
  /** Whether notes to the 3PL name the orders of a batch for the same customer and address. */
  combineOrders: boolean;
}

/** The saved settings. */
export interface SavedShopSettings extends ShopSettings, SavedVersion {}

/** Settings before the first save. */
export const newShopSettings: ShopSettings = {
  weightUnit: 'kg',
  defaultWeight: null,
  defaultPackage: '',
  lowStockThreshold: 10,
  // A 3PL refuses a parcel without an address.
  whenMissing: { address: 'review', shippingMethod: 'send', weight: 'send' },
  releaseBackOrders: 'no',
  combineOrders: true,
};

/** Only the settings, without who saved them. */
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
