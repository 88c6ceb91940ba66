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
    ACCEPT: 'Low',
    INVESTIGATE: 'Medium',
    CANCEL: 'High',
    NONE: 'None known',
  },
  /** Status of a payment dispute. */
  disputes: {
    NEEDS_RESPONSE: 'Needs a response',
    UNDER_REVIEW: 'Under review',
    WON: 'Won',
    LOST: 'Lost',
    ACCEPTED: 'Accepted',
    PREVENTED: 'Prevented',
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
