/** A shop of the run under load. */
export interface LoadShop {
  domain: string;
  shopId: number;
  orders: number;
  /** Of some of its orders, whose details are looked at. */
  orderIds: readonly string[];
  /** Clients that ask what the app asks. */
  browsers: number;
  /** Webhooks of a second. */
  perSecond: number;
}
