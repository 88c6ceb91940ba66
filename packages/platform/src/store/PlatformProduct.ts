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
  /** Empty: the variant has none. */
  sku: string;
  barcode: string | null;
  price: Money;
  inventoryItemId: string;
  requiresShipping: boolean;
  /** Whether the store counts its stock. */
  isTracked: boolean;
  /** Grams; null: not known. */
  weightGrams: number | null;
  /** Harmonized system code, for customs; null: not known. */
  hsCode: string | null;
  /** ISO 3166, two letters; null: not known. */
  countryOfOrigin: string | null;
}

/** Stock of one item at one location. */
export interface InventoryLevel {
  inventoryItemId: string;
  locationId: string;
  sku: string;
  /** Whether the store counts it. */
  isTracked: boolean;
  /** Units that can be sold. */
  available: number;
  /** Units that lie there. */
  onHand: number;
  /** Units of orders that are not fulfilled. */
  committed: number;
  /** Units that lie there and are not sold: damaged, in quality control, reserved by an app. */
  unavailable: number;
  /** Units that lie there and are kept back. */
  safety: number;
  updatedAt: IsoTime;
}
