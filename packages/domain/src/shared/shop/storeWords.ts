import { inLanguage } from '../../languages/inLanguage.ts';

/** What a store says of an order, as its admin names it; other values are shown as they are. */
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
  /** What the store recommends: `INVESTIGATE` is its medium risk, `CANCEL` its high one. */
  risks: {
    ACCEPT: 'Low risk of fraud',
    INVESTIGATE: 'Medium risk of fraud',
    CANCEL: 'High risk of fraud',
    NONE: 'No risk of fraud known',
  },
  /** Where a dispute of its payment stands. */
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
