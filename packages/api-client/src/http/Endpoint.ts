import type * as z from 'zod/mini';
import type { Requirement } from './Requirement.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Schema of a query string. */
export type QuerySchema = z.ZodMiniObject;

/** A call. The client, the mocks, the server's allow-list and the OpenAPI document read it. */
export interface Endpoint {
  readonly method: Method;
  /** Path at the origin's root; `params` fill the parts in braces: `/get-order-detail/{order_id}`. */
  readonly path: `/${string}`;
  /** Summary in the OpenAPI document. */
  readonly summary: string;
  /** Answered without a token; its `params` have the shop. */
  readonly isPublic?: boolean;
  /** The parts in braces of `path`. */
  readonly params?: QuerySchema;
  /** The query string of a GET. */
  readonly query?: QuerySchema;
  /** The JSON body of a POST. */
  readonly request?: z.ZodMiniType;
  /** Size limit of the body, bytes; 1 MB when absent. */
  readonly maxBodyBytes?: number;
  /** Content types of a body that is not JSON: it is sent unchanged, and there is no `request`. */
  readonly requestTypes?: readonly string[];
  /** Content type of a reply that is not JSON; `reply` is then the schema of its text. */
  readonly replyType?: string;
  /** JSON body of a 200 reply. Unknown fields are ignored. */
  readonly reply: z.ZodMiniType;
  /** Reply headers that the client reads, with the reason. `X-Request-Id` is implied. */
  readonly replyHeaders?: Readonly<Record<string, string>>;
}

/**
 * How a server answers a call: `read` and `write` in one transaction of the shop, and a write once for each
 * `Idempotency-Key`; `outside` in its own transactions, because it waits for others or is slow; `stream` in the same
 * way, but sends the reply while it reads.
 */
export type CallKind = 'read' | 'write' | 'outside' | 'stream';

/** One call of §7, or one of our own under `/hub/`. Only GETs read, and a GET writes nothing. */
export type ShopEndpoint = Endpoint & {
  /** What the caller needs; `null`: a valid token is enough. */
  readonly permission: Requirement | null;
} & (
    | { readonly method: 'GET'; readonly kind: Exclude<CallKind, 'write'> }
    | { readonly method: Exclude<Method, 'GET'>; readonly kind: Exclude<CallKind, 'read'> }
  );

/** The calls of a table that are answered in one of these ways. */
export type RowsOf<Table extends Record<string, ShopEndpoint>, Kind extends CallKind> = {
  [Name in keyof Table as Table[Name]['kind'] extends Kind ? Name : never]: Table[Name];
};

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
