/**
 * Whatever answers API calls: the sandbox in memory or a real backend over the network. Answers undefined when the
 * path and method are not its own. The request carries the id of our log as `X-Request-Id`.
 */
export type Backend = (request: Request) => Promise<Response | undefined>;

/** One call of the contract: a method and a path such as `/get-order-detail/{order_id}`. */
export interface ContractCall {
  method: string;
  path: string;
}
