import type { IsoTime } from '@hub/domain/shared';
import type { Money } from './Money.ts';
import type { PlatformFulfillment } from './PlatformFulfillment.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';

/** An order as the store has it. Ids are the numbers at the end of the platform's global ids, as text. */
export interface PlatformOrder {
  id: string;
  /** Shown to people: `#1001`. */
  name: string;
  createdAt: IsoTime;
  /** When the customer placed it; differs from `createdAt` where orders were brought in from elsewhere. */
  processedAt: IsoTime;
  /** Later than anything that happened to the order; tells an older reading from a newer one. */
  updatedAt: IsoTime;
  closedAt: IsoTime | null;
  cancelledAt: IsoTime | null;
  /** `CUSTOMER`, `FRAUD`, `INVENTORY`, …; null: it is not cancelled. */
  cancelReason: string | null;
  /** The platform's `displayFulfillmentStatus`: `UNFULFILLED`, `PARTIALLY_FULFILLED`, `FULFILLED`, `ON_HOLD`, … */
  fulfillmentStatus: string;
  /** The platform's `displayFinancialStatus`: `PAID`, `PENDING`, `PARTIALLY_REFUNDED`, …; null: none yet. */
  financialStatus: string | null;
  /** A test order of the store: nobody pays for it. */
  isTest: boolean;
  tags: readonly string[];
  note: string | null;
  /** Null: nobody has an account, or the store does not say. */
  customerId: string | null;
  /** Name of the customer, or of the person that the order goes to; empty: the store does not say. */
  customerName: string;
  email: string | null;
  phone: string | null;
  shippingAddress: PlatformAddress | null;
  /** Title of the shipping method that the customer chose; empty: none. */
  shippingMethod: string;
  total: Money;
  lines: readonly PlatformOrderLine[];
  fulfillmentOrders: readonly PlatformFulfillmentOrder[];
  /** Cancelled ones included. */
  fulfillments: readonly PlatformFulfillment[];
  /** Refunds so far; units that they took are out of `currentQuantity` already. */
  refundCount: number;
}

export interface PlatformOrderLine {
  id: string;
  /** Title with its variant: `Mug - Blue`. */
  name: string;
  /** Empty: the variant has none. */
  sku: string;
  /** Units ordered. */
  quantity: number;
  /** Units ordered, less those that were removed or refunded. */
  currentQuantity: number;
  /** Units that are still to be fulfilled. */
  unfulfilledQuantity: number;
  /** False for services, downloads and gift cards. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  /** Per unit, in the shop's currency, before discounts. */
  unitPrice: Money;
  /** Grams per unit; null: the store does not say. */
  weightGrams: number | null;
  productId: string | null;
  variantId: string | null;
}

export interface PlatformAddress {
  name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Code of the state or province, such as `NY`; empty: the country has none. */
  provinceCode: string;
  postcode: string;
  /** ISO 3166, two letters; empty: not known. */
  countryCode: string;
  phone: string;
}
