/** An order as a figure points at it. */
export interface NamedOrder {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
}
