import { type ApiClientOptions, type CoreClient, createCoreClient } from './createCoreClient.ts';
import { createIntegrationsClient, type IntegrationsClient } from './integrations/createIntegrationsClient.ts';
import { createOrdersClient, type OrdersClient } from './orders/createOrdersClient.ts';
import { createPlansClient, type PlansClient } from './plans/createPlansClient.ts';

/** Every call of §7 as a typed function, by feature. */
export interface ApiClient extends CoreClient {
  orders: OrdersClient;
  integrations: IntegrationsClient;
  plans: PlansClient;
}

/** One per page: it remembers id formats and whether the session has expired. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const core = createCoreClient(options);
  return {
    ...core,
    orders: createOrdersClient(core.context),
    integrations: createIntegrationsClient(core.context),
    plans: createPlansClient(core.context),
  };
}
