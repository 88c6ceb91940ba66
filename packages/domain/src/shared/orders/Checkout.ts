import type { IsoTime } from '../dates/IsoTime.ts';

/**
 * What the buyer and the store agreed on, as far as rules of a merchant ask for it. Amounts are decimals as text in the
 * shop's currency, as they are after edits and refunds.
 */
export interface Checkout {
  /** Of the buyer or the shop; empty for none. */
  note: string;
  /** What a form at checkout added: `Gift message`, `Delivery date`, … */
  attributes: readonly { key: string; value: string }[];
  discountCodes: readonly string[];
  /** Names of the subscriptions, pre-orders, … by which its lines are sold. */
  sellingPlans: readonly string[];
  /** Name of the company that bought; empty: a person did. */
  company: string;
  /** How it is paid: `shopify_payments`, `manual`, … */
  paymentGateways: readonly string[];
  /** When it has to be paid; null: at once; absent: not read, as where the shop does not grant it. */
  paymentTerms?: PaymentTerms | null;
  /** Whether prices of items and of shipping contain their tax. */
  taxesIncluded: boolean;
  /** Items after all discounts. */
  subtotal: string;
  discounts: string;
  shipping: string;
  tax: string;
  /** What the customer pays for all of it. */
  total: string;
}

export interface PaymentTerms {
  /** `Net 30`. */
  name: string;
  /** `NET`, `FIXED`, `RECEIPT`, `FULFILLMENT`, … */
  type: string;
  /** Of the first payment that is not made; null: none is fixed. */
  dueAt: IsoTime | null;
}

/** What stands in place of what a person wrote, for an order whose customer was removed. */
export const noPersonalWords = { note: '', attributes: [], company: '' } satisfies Partial<Checkout>;
