import type { ClientContext } from './http/ClientContext.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http/createHttpClient.ts';
import { createIdCodec } from './http/IdCodec.ts';
import { createOriginalTexts } from './http/OriginalTexts.ts';
import { createIntegrationsClient, type IntegrationsClient } from './integrations/createIntegrationsClient.ts';
import { createOrdersClient, type OrdersClient } from './orders/createOrdersClient.ts';
import { createPlansClient, type PlansClient } from './plans/createPlansClient.ts';
import { createShopClient, type ShopClient } from './shop/createShopClient.ts';

export interface ApiClientOptions extends HttpClientOptions {
  /** Receives the token of shop info's reply, which later calls carry (§6). */
  onAuthorization(token: string): void;
  /** Logs harmless problems (§8), without values; the console by default. */
  log?(message: string): void;
}

/** Every call as a typed function, by feature. */
export interface ApiClient {
  orders: OrdersClient;
  integrations: IntegrationsClient;
  shop: ShopClient;
  plans: PlansClient;
  /** For calls that come in files of their own: `createImportsClient`, `readChanges`. */
  http: HttpClient;
  /** For calls about orders that come in files of their own: `listOrderWindow`. */
  context: ClientContext;
}

/** One per page: it remembers id formats and whether the session has expired. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const context: ClientContext = {
    http: createHttpClient(options),
    ids: createIdCodec(),
    texts: createOriginalTexts(),
    log: options.log ?? logToConsole,
  };
  return {
    orders: createOrdersClient(context),
    integrations: createIntegrationsClient(context),
    shop: createShopClient(context, options.onAuthorization),
    plans: createPlansClient(context),
    http: context.http,
    context,
  };
}

function logToConsole(message: string): void {
  // oxlint-disable-next-line no-console -- the default log of §8's harmless problems.
  console.warn(message);
}
