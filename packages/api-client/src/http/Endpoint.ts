import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A schema of an object, as query strings are described by one. */
export type QuerySchema = z.ZodMiniObject;

/** One call of §7 as one row: the client, the mocks, the server's allow-list and the OpenAPI document all read it. */
export interface Endpoint {
  readonly method: Method;
  /** At the root of the current origin; a part in braces is filled from `params`: `/get-order-detail/{order_id}`. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** The parts in braces of `path`. */
  readonly params?: QuerySchema;
  /** The query string of a GET. */
  readonly query?: QuerySchema;
  /** The JSON body of a POST. */
  readonly request?: z.ZodMiniType;
  /** The JSON body of a reply with status 200. Fields that it does not name are ignored. */
  readonly reply: z.ZodMiniType;
  /** Headers of a reply that the client reads, with the reason. `X-Request-Id` goes without saying. */
  readonly replyHeaders?: Readonly<Record<string, string>>;
}

/** What an endpoint's checked reply looks like in TypeScript. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What an endpoint takes as its body. */
export type RequestOf<E extends Endpoint> = E extends { readonly request: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** `GET /stats`: how errors and logs name an endpoint; never with the values in it. */
export function endpointName(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
