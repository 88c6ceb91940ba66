import type { ClientContext } from './http/ClientContext.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http/createHttpClient.ts';
import { createIdCodec } from './http/IdCodec.ts';
import { createOriginalTexts } from './http/OriginalTexts.ts';
import { createShopClient, type ShopClient } from './shop/createShopClient.ts';

export interface ApiClientOptions extends HttpClientOptions {
  /** Receives the token in shop info's reply, which later calls carry (§6). */
  onAuthorization(token: string): void;
  /** Logs harmless problems (§8), without values; the console by default. */
  log?(message: string): void;
}

/**
 * Shop info, and what all other calls need. Those are loaded with the screens that make them:
 * `createOrdersClient(client.context)`, `createImportsClient(client)`.
 */
export interface CoreClient {
  shop: ShopClient;
  http: HttpClient;
  /** For calls about orders and providers, which remember the formats of ids. */
  context: ClientContext;
}

/** One per page: it remembers id formats and whether the session has expired. */
export function createCoreClient(options: ApiClientOptions): CoreClient {
  const context: ClientContext = {
    http: createHttpClient(options),
    ids: createIdCodec(),
    texts: createOriginalTexts(),
    capabilities: [],
    log: options.log ?? logToConsole,
  };
  return { shop: createShopClient(context, options.onAuthorization), http: context.http, context };
}

function logToConsole(message: string): void {
  // oxlint-disable-next-line no-console -- the default log of §8's harmless problems.
  console.warn(message);
}
