/** A shop of the run under load. */
export interface LoadShop {
  domain: string;
  shopId: number;
  orders: number;
  /** Ids of some orders; clients open their details. */
  orderIds: readonly string[];
  /** Clients that ask what the app asks. */
  browsers: number;
  /** Webhooks of a second. */
  perSecond: number;
}
