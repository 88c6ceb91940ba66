import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Schema of a query string. */
export type QuerySchema = z.ZodMiniObject;

/** One call of §7, or one of our own under `/hub/`. The client, the mocks, the server's allow-list and the OpenAPI document read it. */
export interface Endpoint {
  readonly method: Method;
  /** Path at the origin's root; `params` fill the parts in braces: `/get-order-detail/{order_id}`. */
  readonly path: `/${string}`;
  /** Summary in the OpenAPI document. */
  readonly summary: string;
  /** Answered without a token; its `params` name the shop. */
  readonly isPublic?: boolean;
  /** The parts in braces of `path`. */
  readonly params?: QuerySchema;
  /** The query string of a GET. */
  readonly query?: QuerySchema;
  /** The JSON body of a POST. */
  readonly request?: z.ZodMiniType;
  /** Content types of a body that is not JSON: it goes over the wire as it is, and there is no `request`. */
  readonly requestTypes?: readonly string[];
  /** Content type of a reply that is not JSON; `reply` is then the schema of its text. */
  readonly replyType?: string;
  /** JSON body of a 200 reply. Unknown fields are ignored. */
  readonly reply: z.ZodMiniType;
  /** Reply headers that the client reads, with the reason. `X-Request-Id` is implied. */
  readonly replyHeaders?: Readonly<Record<string, string>>;
}

/** Type of an endpoint's checked reply. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Type of an endpoint's request body. */
export type RequestOf<E extends Endpoint> = E extends { readonly request: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** Name in errors and logs: `GET /stats`; never with values. */
export function endpointName(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
