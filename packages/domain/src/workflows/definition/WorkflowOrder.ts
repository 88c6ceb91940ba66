import type { Checkout } from '../../shared/orders/Checkout.ts';

/** The part of an order that workflows read. Money is in the shop's currency. */
export interface WorkflowOrder {
  orderId: string;
  orderName: string;
  /** Milliseconds since 1970 UTC; null when unknown. */
  createdAt: number | null;
  /** Price of all lines that are not canceled, before discounts. */
  total: number;
  /** Kilograms of all lines that are not canceled; null when no line has a weight. */
  weight: number | null;
  /** Units of all lines that are not canceled. */
  units: number;
  lines: number;
  skus: readonly string[];
  productNames: readonly string[];
  /** SKUs of its bundles; empty without bundles. */
  bundles?: readonly string[];
  /** Bundle items missing from the products; empty when unknown. */
  unknownBundleItems?: readonly UnknownBundleItem[];
  /** Names of its products' collections. */
  collections?: readonly string[];
  /** Handling needs of its products, in words of `handlingNames`. */
  handling?: readonly string[];
  customerName: string;
  /** The customer's earlier orders; null when unknown. */
  earlierOrders: number | null;
  /** Name or ISO 3166 code, as the store sends it. */
  country: string;
  postcode: string;
  /** The customer's choice in the store. */
  shippingMethod: string;
  tags: readonly string[];
  /** The store's names; absent or empty when unknown. */
  paymentStatus?: string;
  risk?: string;
  dispute?: string;
  deliveryMethod?: string;
  isTest?: boolean;
  poNumber?: string;
  /** Null or absent when it did not come from a store or an earlier release read it. */
  checkout?: Checkout | null;
}

/** Units of a SKU that an order's bundles need. */
export interface UnknownBundleItem {
  /** SKU of the bundle. */
  bundle: string;
  sku: string;
  quantity: number;
}
