import type { IsoTime } from '@hub/domain/shared';
import type { Money } from './Money.ts';

export interface PlatformProduct {
  id: string;
  title: string;
  vendor: string;
  /** `ACTIVE`, `ARCHIVED`, `DRAFT`, `UNLISTED`. */
  status: string;
  updatedAt: IsoTime;
  variants: readonly PlatformVariant[];
}

export interface PlatformVariant {
  id: string;
  productId: string;
  title: string;
  /** Empty if the variant has none. */
  sku: string;
  barcode: string | null;
  price: Money;
  inventoryItemId: string;
  requiresShipping: boolean;
  /** Whether the store tracks its stock. */
  isTracked: boolean;
  /** Grams; null if unknown. */
  weightGrams: number | null;
  /** Harmonized system code for customs; null if unknown. */
  hsCode: string | null;
  /** ISO 3166, two letters; null if unknown. */
  countryOfOrigin: string | null;
}

/** Stock of an item at a location. */
export interface InventoryLevel {
  inventoryItemId: string;
  locationId: string;
  sku: string;
  /** Whether the store tracks it. */
  isTracked: boolean;
  /** Units that can be sold. */
  available: number;
  /** Units physically there. */
  onHand: number;
  /** Units committed to unfulfilled orders. */
  committed: number;
  /** Units on hand that are not for sale: damaged, in quality control, reserved by an app. */
  unavailable: number;
  /** Units on hand that are held back as safety stock. */
  safety: number;
  updatedAt: IsoTime;
}
