import type { Checkout } from '../../shared/orders/Checkout.ts';

/** What workflows read of an order. Money is in the shop's currency. */
export interface WorkflowOrder {
  orderId: string;
  orderName: string;
  /** Milliseconds since 1970 UTC; null when unknown. */
  createdAt: number | null;
  /** Price of all lines that are not cancelled, before discounts. */
  total: number;
  /** Kilograms of all lines that are not cancelled; null when no line has a weight. */
  weight: number | null;
  /** Units of all lines that are not cancelled. */
  units: number;
  lines: number;
  skus: readonly string[];
  productNames: readonly string[];
  /** SKUs of its bundles; none without bundles. */
  bundles?: readonly string[];
  /** Items of its bundles that are among no products; none where nothing is said of them. */
  unknownBundleItems?: readonly UnknownBundleItem[];
  /** Names of the collections that its products are in. */
  collections?: readonly string[];
  /** How its products have to be handled, in words of `handlingNames`. */
  handling?: readonly string[];
  customerName: string;
  /** Orders that the customer placed before this one; null when unknown. */
  earlierOrders: number | null;
  /** Name or ISO 3166 code, as the store sends it. */
  country: string;
  postcode: string;
  /** As the customer chose it in the store. */
  shippingMethod: string;
  tags: readonly string[];
  /** As its store names them; absent or empty: not known. */
  paymentStatus?: string;
  risk?: string;
  dispute?: string;
  deliveryMethod?: string;
  isTest?: boolean;
  poNumber?: string;
  /** Null or absent: it did not come from a store, or an earlier release read it. */
  checkout?: Checkout | null;
}

/** Units of a SKU that the bundles of an order need. */
export interface UnknownBundleItem {
  /** SKU of the bundle. */
  bundle: string;
  sku: string;
  quantity: number;
}
