/** §4 "Tab numbers"; also the `tab` of `list-order` and of bulk calls. */
export const tabs = {
  all: 1,
  open: 2,
  inFulfillment: 3,
  shipped: 4,
  errors: 5,
  hold: 6,
  backOrders: 7,
  needsReview: 8,
} as const;

export type TabKey = keyof typeof tabs;
export type TabNumber = (typeof tabs)[TabKey];
