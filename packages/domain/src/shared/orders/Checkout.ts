import type { IsoTime } from '../dates/IsoTime.ts';

/**
 * Checkout data that merchants' rules can use. Amounts are decimal text in the shop's currency, after edits and
 * refunds.
 */
export interface Checkout {
  /** The buyer's or the shop's; empty for none. */
  note: string;
  /** Extra fields from checkout: `Gift message`, `Delivery date`, … */
  attributes: readonly { key: string; value: string }[];
  discountCodes: readonly string[];
  /** Names of the selling plans of its lines: subscriptions, pre-orders, … */
  sellingPlans: readonly string[];
  /** Name of the buying company; empty for a person. */
  company: string;
  /** Payment methods: `shopify_payments`, `manual`, … */
  paymentGateways: readonly string[];
  /**
   * When payment is due; `null` for immediately; absent when not read, for instance when the shop does not grant it.
   */
  paymentTerms?: PaymentTerms | null;
  /** Whether item and shipping prices include tax. */
  taxesIncluded: boolean;
  /** Items after all discounts. */
  subtotal: string;
  discounts: string;
  shipping: string;
  tax: string;
  /** The customer's total. */
  total: string;
}

export interface PaymentTerms {
  /** `Net 30`. */
  name: string;
  /** `NET`, `FIXED`, `RECEIPT`, `FULFILLMENT`, … */
  type: string;
  /** Due date of the first unpaid payment; `null` when there is none. */
  dueAt: IsoTime | null;
}

/** Replaces text that a person wrote on an order whose customer was removed. */
export const noPersonalWords = { note: '', attributes: [], company: '' } satisfies Partial<Checkout>;
