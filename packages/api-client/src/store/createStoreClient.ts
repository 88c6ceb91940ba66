import type { StoreStatus } from '@hub/domain/store';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { storeEndpoints as endpoints } from './storeEndpoints.ts';
import { toStoreStatus } from './wireStore.ts';

/** The connection with the store; for servers with capability `store`. Refusals throw RejectedError with the message. */
export interface StoreClient {
  status(options?: CallOptions): Promise<StoreStatus>;
  /** Starts comparing the orders with the store's. */
  check(options?: ChangeOptions): Promise<void>;
  /** Starts reading all orders again. */
  readAgain(options?: ChangeOptions): Promise<void>;
  /** Asks the store to release others' holds on an order. */
  releaseHolds(release: { orderId: string; holdIds: readonly string[] }, options?: ChangeOptions): Promise<void>;
  /** Rewrites the changes of an order that the store refused; `null`: of all orders. */
  retry(orderId: string | null, options?: ChangeOptions): Promise<void>;
}

export function createStoreClient({ http }: Pick<ClientContext, 'http'>): StoreClient {
  return {
    async status(options = {}) {
      const endpoint = endpoints.getStore;
      return toStoreStatus(checkReply(endpoint.reply, await http.request(endpoint, options)));
    },
    check: async (options = {}) => throwIfRefused(await http.request(endpoints.checkStore, { ...options, body: {} })),
    readAgain: async (options = {}) =>
      throwIfRefused(await http.request(endpoints.readStoreAgain, { ...options, body: {} })),
    releaseHolds: async ({ orderId, holdIds }, options = {}) =>
      throwIfRefused(
        await http.request(endpoints.releaseStoreHolds, {
          ...options,
          body: { order_id: orderId, hold_ids: [...holdIds] },
        }),
      ),
    retry: async (orderId, options = {}) =>
      throwIfRefused(
        await http.request(endpoints.retryStoreWrites, {
          ...options,
          body: orderId === null ? {} : { order_id: orderId },
        }),
      ),
  };
}
