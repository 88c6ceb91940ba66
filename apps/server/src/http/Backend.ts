/**
 * Answers API calls: the sandbox in memory, or a real backend over the network. `undefined` for other paths and
 * methods. Requests carry our log's id as `X-Request-Id`.
 */
export type Backend = (request: Request) => Promise<Response | undefined>;

/** One call of the contract: a method and a path such as `/get-order-detail/{order_id}`. */
export interface ContractCall {
  method: string;
  path: string;
  /** Content types of a body that is a file of any length. */
  requestTypes?: readonly string[];
  /** Maximum size of any other body, bytes; 1 MB when absent. */
  maxBodyBytes?: number;
}
