/** One entry of §3 `error`: why a workflow could not handle the order. */
export interface WorkflowError {
  message: string;
  sku: string | null;
  /** Wire `qty`, labelled "Require" (§2). */
  quantity: number | null;
  /** `order_amount_error` shows only the message (§2). */
  type: string | null;
}
