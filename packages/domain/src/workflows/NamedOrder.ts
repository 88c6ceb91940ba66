/** An order that a figure links to. */
export interface NamedOrder {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
}
