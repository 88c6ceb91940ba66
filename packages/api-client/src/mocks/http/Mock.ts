import type * as z from 'zod/mini';
import type { Endpoint } from '../../http/Endpoint.ts';
import type { CheckedRequest } from '../../server/checkRequest.ts';
import type { WithLazyLists } from '../../server/LazyList.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** A checked request and the shop that it reaches. */
export interface Call<E extends Endpoint> extends CheckedRequest<E> {
  /** Body of a request that is not JSON; empty for all others. */
  readonly rawBody: Uint8Array<ArrayBuffer>;
  readonly shop: SandboxShop;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  /** Orders per page of a tab. */
  pageSize(tab: number): number;
}

/** Applies a call to the shop and returns the body; throws RequestError for an error status. */
export type Mock<E extends Endpoint> = (
  call: Call<E>,
) => E extends { readonly replyType: string }
  ? string | ReadableStream<Uint8Array>
  : WithLazyLists<z.input<E['reply']>>;

/** One mock per endpoint of a table; a missing one does not compile. */
export type Mocks<Table extends Record<string, Endpoint>> = { readonly [Name in keyof Table]: Mock<Table[Name]> };
