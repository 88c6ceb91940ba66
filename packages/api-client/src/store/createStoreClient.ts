import type { StoreStatus } from '@hub/domain/store';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { storeEndpoints as endpoints } from './storeEndpoints.ts';
import { toStoreStatus } from './wireStore.ts';

/** The connection with the store; for servers with capability `store`. Refusals throw RejectedError with the message. */
export interface StoreClient {
  status(options?: CallOptions): Promise<StoreStatus>;
  /** Begins to compare the orders with the store's. */
  check(options?: ChangeOptions): Promise<void>;
  /** Begins to read all orders again. */
  readAgain(options?: ChangeOptions): Promise<void>;
  /** Writes again what the store refused of an order; null: of all orders. */
  retry(orderId: string | null, options?: ChangeOptions): Promise<void>;
  /** The data of one customer who asked for it, as JSON. */
  file(fileId: string, options?: CallOptions): Promise<Blob>;
  /** Everything that belongs to the shop, a line of JSON for each row. */
  export(options?: CallOptions): Promise<Blob>;
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
    retry: async (orderId, options = {}) =>
      throwIfRefused(
        await http.request(endpoints.retryStoreWrites, {
          ...options,
          body: orderId === null ? {} : { order_id: orderId },
        }),
      ),
    file: async (fileId, options = {}) =>
      fileOf(await http.request(endpoints.getStoreFile, { ...options, params: { file_id: fileId } })),
    export: async (options = {}) => fileOf(await http.request(endpoints.exportShop, options)),
  };
}

function fileOf(reply: RawReply): Blob {
  if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
  return reply.body;
}
