import type { Endpoint } from '../http/Endpoint.ts';
import type { CheckedRequest, WireReply } from './checkRequest.ts';
import type { WithLazyLists } from './LazyList.ts';

/** A port's answer: immediate from an in-memory shop, later from a database. */
export type Answer<T> = T | Promise<T>;

/** A checked request of one call, and the shop as far as its feature needs it. */
export interface Call<E extends Endpoint, Port> extends CheckedRequest<E> {
  readonly port: Port;
}

/** Body of a reply: the text of a file, or what becomes JSON. */
export type Reply<E extends Endpoint> = E extends { readonly replyType: string }
  ? string | ReadableStream<Uint8Array>
  : WithLazyLists<WireReply<E>>;

/** Answers a call with its body, using only its port; throws RequestError for an error status. */
export type Handler<E extends Endpoint, Port> = (call: Call<E, Port>) => Promise<Reply<E>>;

/** The handlers of a feature, one for each of its calls. */
export type Handlers<Table extends Record<string, Endpoint>, Port> = {
  readonly [Name in keyof Table]: Handler<Table[Name], Port>;
};

type AnyHandlers = Readonly<Record<string, (call: never) => Promise<unknown>>>;

/** A feature's handlers over the port that a server creates for each call. */
export function overPort<Feature extends AnyHandlers, Context extends object>(
  handlers: Feature,
  portOf: (context: Context) => PortOf<Feature>,
) {
  const bound = Object.entries(handlers).map(([name, handler]) => [
    name,
    (call: Context) => handler({ ...call, port: portOf(call) } as never),
  ]);
  return Object.fromEntries(bound) as {
    readonly [Name in keyof Feature]: (
      call: Omit<Parameters<Feature[Name]>[0], 'port'> & Context,
    ) => ReturnType<Feature[Name]>;
  };
}

type PortOf<Feature extends AnyHandlers> = Parameters<Feature[keyof Feature]>[0]['port'];
