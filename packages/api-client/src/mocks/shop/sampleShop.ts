/** The shop and its user in scenario `default`; the orders are of a British retailer. */
export const sampleShop = {
  userName: 'Robin Carter',
  /** The owner. */
  role: '1',
  /** Growth. */
  chargeType: 2,
  timeZone: 'Europe/London',
  currency: 'GBP',
} as const;
