import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import type { Weight } from './Weight.ts';

/** How a warehouse has to handle a product. */
export interface Handling {
  /** Goes in a box of its own. */
  shipsAlone: boolean;
  isFragile: boolean;
  /** Dangerous goods: batteries, aerosols, and the like. */
  isDangerous: boolean;
}

/** What a merchant sets of a product. */
export interface ProductSettings extends Handling {
  /** Shown where no order names the product; empty: it has none. */
  name: string;
  /** Per unit; null: the store's, else the shop's default. */
  weight: Weight | null;
  /** The package that it is sent in; null: none in particular. */
  packageId: string | null;
}

/** A product of the shop: a SKU that orders had, or that a person added. */
export interface Product extends ProductSettings, SavedVersion {
  sku: string;
  /** As the newest order names it; empty where no order had it. */
  storeName: string;
  /** Kilograms per unit in the newest order that had it, as text; may be empty. */
  storeWeight: string;
  /** Units ordered in the last 30 days. */
  unitsSold: number;
}

/** Settings of a product that nobody has saved yet. */
export const newProductSettings: ProductSettings = {
  name: '',
  weight: null,
  packageId: null,
  shipsAlone: false,
  isFragile: false,
  isDangerous: false,
};

/** Days over which sold units and the orders with a bundle are counted. */
export const soldDays = 30;

/** The settings of a product alone. */
export function settingsOf({ name, weight, packageId, shipsAlone, isFragile, isDangerous }: Product): ProductSettings {
  return { name, weight, packageId, shipsAlone, isFragile, isDangerous };
}

/** Its name in the newest order, else the one that was entered, else its SKU. */
export function productName({ sku, name, storeName }: Pick<Product, 'sku' | 'name' | 'storeName'>): string {
  return storeName || name || sku;
}

/** Neither set here nor sent by the store. */
export function isWeightMissing({ weight, storeWeight }: Pick<Product, 'weight' | 'storeWeight'>): boolean {
  return weight === null && !(Number.parseFloat(storeWeight) > 0);
}
