import type { Endpoint } from '../../http/Endpoint.ts';
import type { CheckedRequest } from '../../server/checkRequest.ts';
import type { Answer, Reply } from '../../server/Handlers.ts';
import type { SandboxCall } from './SandboxCall.ts';

/** A checked request and its shop. */
export interface Call<E extends Endpoint> extends CheckedRequest<E>, SandboxCall {}

/** Applies a call to the shop and returns the body; throws RequestError for an error status. */
export type Mock<E extends Endpoint> = (call: Call<E>) => Answer<Reply<E>>;

/** One mock per endpoint of a table; a missing one does not compile. */
export type Mocks<Table extends Record<string, Endpoint>> = { readonly [Name in keyof Table]: Mock<Table[Name]> };
