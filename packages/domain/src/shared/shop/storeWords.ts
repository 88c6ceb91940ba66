import { inLanguage } from '../../languages/inLanguage.ts';

/** The store's values for an order, worded as in its admin; unknown values are shown as they are. */
export const storeWords = inLanguage('storeWords', {
  paymentStatuses: {
    PAID: 'Paid',
    PENDING: 'Payment pending',
    AUTHORIZED: 'Authorized',
    PARTIALLY_PAID: 'Partially paid',
    PARTIALLY_REFUNDED: 'Partially refunded',
    REFUNDED: 'Refunded',
    VOIDED: 'Voided',
    EXPIRED: 'Expired',
  },
  /** The store's recommendation: `INVESTIGATE` is its medium risk, `CANCEL` its high one. */
  risks: {
    ACCEPT: 'Low risk of fraud',
    INVESTIGATE: 'Medium risk of fraud',
    CANCEL: 'High risk of fraud',
    NONE: 'No risk of fraud known',
  },
  /** Status of a payment dispute. */
  disputes: {
    NEEDS_RESPONSE: 'Dispute needs a response',
    UNDER_REVIEW: 'Dispute under review',
    WON: 'Dispute won',
    LOST: 'Dispute lost',
    ACCEPTED: 'Dispute accepted',
    PREVENTED: 'Dispute prevented',
  },
  deliveryMethods: {
    SHIPPING: 'Shipping',
    PICKUP_POINT: 'Pickup point',
    LOCAL: 'Local delivery',
    PICK_UP: 'Pickup in store',
    RETAIL: 'Sold in store',
    NONE: 'No shipping required',
    MIXED: 'Several delivery methods',
  },
});
