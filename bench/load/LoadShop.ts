/** A shop in the load test. */
export interface LoadShop {
  domain: string;
  shopId: number;
  orders: number;
  /** Ids of some orders whose details clients open. */
  orderIds: readonly string[];
  /** Number of clients that send the app's calls. */
  browsers: number;
  /** Webhooks per second. */
  perSecond: number;
}
