/** Identifies an order and links to it. */
export interface OrderReference {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
}
