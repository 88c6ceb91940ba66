import type { StoreOrderHead } from '@hub/domain/orders/intake';
import type { IsoTime, PaymentTerms } from '@hub/domain/shared';
import type { Money } from './Money.ts';
import type { PlatformShippingAddress } from './PlatformAddress.ts';
import type { PlatformFulfillment } from './PlatformFulfillment.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';

/** An order as the store has it. Ids are the trailing numbers of the platform's global ids, as text. */
export interface PlatformOrder extends StoreOrderHead {
  id: string;
  /** When the customer placed it; differs from `createdAt` for imported orders. */
  processedAt: IsoTime;
  /** `CUSTOMER`, `FRAUD`, `INVENTORY`, …; null if not canceled. */
  cancelReason: string | null;
  /** The platform's `displayFulfillmentStatus`: `UNFULFILLED`, `PARTIALLY_FULFILLED`, `FULFILLED`, `ON_HOLD`, … */
  fulfillmentStatus: string;
  /** Statuses of its `disputes`: `NEEDS_RESPONSE`, `UNDER_REVIEW`, `WON`, …; needs `read_orders`. */
  disputes: readonly string[];
  note: string | null;
  /** Null if the customer has no account, or the store does not say. */
  customerId: string | null;
  email: string | null;
  phone: string | null;
  shippingAddress: PlatformShippingAddress | null;
  /** Title of the chosen shipping method; empty if none. */
  shippingMethod: string;
  /** Added by the buyer or a checkout form: `Gift message`, `Delivery date`, … */
  attributes: readonly { key: string; value: string }[];
  discountCodes: readonly string[];
  /** Payment gateways: `shopify_payments`, `manual`, … */
  paymentGateways: readonly string[];
  /** Only for unpaid orders. Null if due at once or not granted; absent if not read, as in a file without the scope. */
  paymentTerms?: PaymentTerms | null;
  /** Name of the buying company; empty if a person bought. */
  company: string;
  /** Whether item and shipping prices include tax. */
  taxesIncluded: boolean;
  /** As ordered. */
  total: Money;
  /** Amounts left after edits and refunds. */
  current: {
    /** Items after all discounts. */
    subtotal: Money;
    discounts: Money;
    shipping: Money;
    tax: Money;
    total: Money;
  };
  lines: readonly PlatformOrderLine[];
  fulfillmentOrders: readonly PlatformFulfillmentOrder[];
  /** Includes canceled ones. */
  fulfillments: readonly PlatformFulfillment[];
  /** Refunds so far. `currentQuantity` already excludes their units. */
  refundCount: number;
  /** The platform's `returnStatus`: `NO_RETURN`, `RETURN_REQUESTED`, `IN_PROGRESS`, `RETURNED`, …. */
  returnStatus: string;
  /** Absent if not granted, or not read, as in a backfill file. */
  returns?: readonly PlatformReturn[];
  /** Absent if not read, as in a backfill file. */
  refunds?: readonly PlatformRefund[];
}

export interface PlatformReturn {
  id: string;
  /** `#1001-R1`. */
  name: string;
  /** `REQUESTED`, `OPEN`, `CLOSED`, `DECLINED`, `CANCELED`. */
  status: string;
  /** `orderLineId` is null for a line without a known fulfillment. */
  lines: readonly { orderLineId: string | null; quantity: number; processedQuantity: number }[];
  /** What the customer gets instead; null id while the store has created no order line for it. */
  exchangeLines: readonly { orderLineId: string | null; quantity: number }[];
  /** Units of an open return with a label or tracking number that were not processed; an empty number means only a label. */
  onTheWay: readonly { orderLineId: string | null; quantity: number; trackingNumber: string }[];
}

export interface PlatformRefund {
  id: string;
  lines: readonly { orderLineId: string; quantity: number }[];
}

export interface PlatformOrderLine {
  id: string;
  /** Title and variant: `Mug - Blue`. */
  name: string;
  /** Empty if the variant has none. */
  sku: string;
  /** Units ordered. */
  quantity: number;
  /** Units ordered, minus removed or refunded ones. */
  currentQuantity: number;
  /** Units still to be fulfilled. */
  unfulfilledQuantity: number;
  /** False for services, downloads and gift cards. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  /** Per unit, in the shop's currency, before discounts. */
  unitPrice: Money;
  /** The same after all line and order discounts; approximate where units share an amount. */
  paidUnitPrice: Money;
  /** Grams per unit; null if the store does not say. */
  weightGrams: number | null;
  /** Name of the subscription or pre-order plan it was sold by; empty if none. */
  sellingPlan: string;
  productId: string | null;
  variantId: string | null;
}
