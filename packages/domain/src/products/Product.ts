import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { Weight } from './Weight.ts';

/** How a warehouse must handle a product. */
export interface Handling {
  /** Ships in its own box. */
  shipsAlone: boolean;
  isFragile: boolean;
  /** Dangerous goods such as batteries and aerosols. */
  isDangerous: boolean;
}

/** A product's editable settings. */
export interface ProductSettings extends Handling {
  /** Shown when no order names the product; empty for none. */
  name: string;
  /** Per unit; `null` to use the store's, else the shop's default. */
  weight: Weight | null;
  /** Its package; `null` for no particular one. */
  packageId: string | null;
  /** Harmonized System code, 6 to 10 digits; empty to use the store's. */
  hsCode: string;
  /** ISO 3166 two-letter code; empty to use the store's. */
  countryOfOrigin: string;
}

/** A product of the shop: a SKU from orders or added by a person. */
export interface Product extends ProductSettings, SavedVersion {
  sku: string;
  /** Name in the newest order; empty when no order had it. */
  storeName: string;
  /** Kilograms per unit in the newest order with it, as text; can be empty. */
  storeWeight: string;
  /** Units ordered in the last 30 days. */
  unitsSold: number;
}

/** Settings of a product before the first save. */
export const newProductSettings: ProductSettings = {
  name: '',
  weight: null,
  packageId: null,
  hsCode: '',
  countryOfOrigin: '',
  shipsAlone: false,
  isFragile: false,
  isDangerous: false,
};

/** Days over which sold units and orders with a bundle are counted. */
export const soldDays = 30;

/** Only a product's settings. */
export function settingsOf(settings: ProductSettings): ProductSettings {
  const { name, weight, packageId, hsCode, countryOfOrigin, shipsAlone, isFragile, isDangerous } = settings;
  return { name, weight, packageId, hsCode, countryOfOrigin, shipsAlone, isFragile, isDangerous };
}

/** Its name in the newest order, else the entered one, else its SKU. */
export function productName({ sku, name, storeName }: Pick<Product, 'sku' | 'name' | 'storeName'>): string {
  return storeName || name || sku;
}

/** Neither set here nor sent by the store. */
export function isWeightMissing({ weight, storeWeight }: Pick<Product, 'weight' | 'storeWeight'>): boolean {
  return weight === null && !(Number.parseFloat(storeWeight) > 0);
}
