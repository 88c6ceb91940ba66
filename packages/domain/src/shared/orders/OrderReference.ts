/** Identifies an order and links to it. */
export interface OrderReference {
  orderId: string;
  /** Display name: "#1042". */
  orderName: string;
}
