import type * as z from 'zod/mini';
import type { Endpoint } from '../../http/Endpoint.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import type { WithLazyLists } from './LazyList.ts';

/** A request of an endpoint, checked against its schemas. */
export interface Call<E extends Endpoint> {
  readonly body: E extends { readonly request: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  readonly query: E extends { readonly query: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  readonly params: E extends { readonly params: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  readonly shop: SandboxShop;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  /** Orders per page of a tab. */
  pageSize(tab: number): number;
}

/** Applies a call to the shop and returns the body; throws MockHttpError for an error status. */
export type Mock<E extends Endpoint> = (call: Call<E>) => WithLazyLists<z.input<E['reply']>>;

/** One mock per endpoint of a table; a missing one does not compile. */
export type Mocks<Table extends Record<string, Endpoint>> = { readonly [Name in keyof Table]: Mock<Table[Name]> };
