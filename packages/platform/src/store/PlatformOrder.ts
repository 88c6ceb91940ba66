import type { IsoTime, PaymentTerms } from '@hub/domain/shared';
import type { Money } from './Money.ts';
import type { PlatformShippingAddress } from './PlatformAddress.ts';
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
  /** The platform's `risk.recommendation`: `ACCEPT`, `INVESTIGATE`, `CANCEL`, `NONE`; null: the store does not say. */
  risk: string | null;
  /** Statuses of its `disputes`: `NEEDS_RESPONSE`, `UNDER_REVIEW`, `WON`, …; read with `read_orders`. */
  disputes: readonly string[];
  /** A test order of the store: nobody pays for it. */
  isTest: boolean;
  tags: readonly string[];
  note: string | null;
  /** The buyer's own number of it; empty for none. */
  poNumber: string;
  /** Null: nobody has an account, or the store does not say. */
  customerId: string | null;
  /** Name of the customer, or of the person that the order goes to; empty: the store does not say. */
  customerName: string;
  email: string | null;
  phone: string | null;
  shippingAddress: PlatformShippingAddress | null;
  /** Title of the shipping method that the customer chose; empty: none. */
  shippingMethod: string;
  /** What the buyer or a form at checkout added: `Gift message`, `Delivery date`, … */
  attributes: readonly { key: string; value: string }[];
  discountCodes: readonly string[];
  /** How it is paid: `shopify_payments`, `manual`, … */
  paymentGateways: readonly string[];
  /**
   * Only of an order that is not paid; null: to be paid at once, or not granted; absent: not read, as in a file for which
   * the scope is missing.
   */
  paymentTerms?: PaymentTerms | null;
  /** Name of the company that bought; empty: a person did. */
  company: string;
  /** Whether prices of items and of shipping contain their tax. */
  taxesIncluded: boolean;
  /** As the customer placed it. */
  total: Money;
  /** After edits and refunds: what is left of each amount. */
  current: {
    /** Items after all discounts. */
    subtotal: Money;
    discounts: Money;
    shipping: Money;
    tax: Money;
    /** All of it. */
    total: Money;
  };
  lines: readonly PlatformOrderLine[];
  fulfillmentOrders: readonly PlatformFulfillmentOrder[];
  /** Cancelled ones included. */
  fulfillments: readonly PlatformFulfillment[];
  /** Refunds so far; units that they took are out of `currentQuantity` already. */
  refundCount: number;
  /** The platform's `returnStatus`: `NO_RETURN`, `RETURN_REQUESTED`, `IN_PROGRESS`, `RETURNED`, …. */
  returnStatus: string;
  /** Absent: not granted, or not read, as in the file of many orders. */
  returns?: readonly PlatformReturn[];
  /** Absent: not read, as in the file of many orders. */
  refunds?: readonly PlatformRefund[];
}

export interface PlatformReturn {
  id: string;
  /** `#1001-R1`. */
  name: string;
  /** `REQUESTED`, `OPEN`, `CLOSED`, `DECLINED`, `CANCELED`. */
  status: string;
  /** `orderLineId` is null for a line of which the store does not know the fulfilment. */
  lines: readonly { orderLineId: string | null; quantity: number; processedQuantity: number }[];
  /** What the customer gets instead; null: the store has made no line of the order of it. */
  exchangeLines: readonly { orderLineId: string | null; quantity: number }[];
  /** Units of an open one that have a label or a tracking number and were not processed; an empty number: a label alone. */
  onTheWay: readonly { orderLineId: string | null; quantity: number; trackingNumber: string }[];
}

export interface PlatformRefund {
  id: string;
  lines: readonly { orderLineId: string; quantity: number }[];
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
  /** The same after all discounts of the line and of the order; approximate where units share an amount. */
  paidUnitPrice: Money;
  /** Grams per unit; null: the store does not say. */
  weightGrams: number | null;
  /** Name of the subscription, pre-order, … by which it is sold; empty for none. */
  sellingPlan: string;
  productId: string | null;
  variantId: string | null;
}
