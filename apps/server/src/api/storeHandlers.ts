import { message } from '@hub/domain/messages';
import { refusedReply, toWireStoreStatus } from '@hub/api-client/server';
import type { StoreEndpointName } from '@hub/api-client/store';
import { readStoreStatus, retryStoreWrites, startBackfill, startStoreCheck } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

const done = { status: 'success' };
const refused = refusedReply(message('calls.notConnected'));

/** The calls about the store. */
export const storeHandlers = {
  getStore: async ({ transaction, services }) => toWireStoreStatus(await readStoreStatus(transaction, services.stores)),
  checkStore: async ({ transaction, now }) => ((await startStoreCheck(transaction, now)) ? done : refused),
  readStoreAgain: async ({ transaction, now }) => ((await startBackfill(transaction, now)) ? done : refused),
  retryStoreWrites: async ({ transaction, body }) =>
    (await retryStoreWrites(transaction, body.order_id ?? null)) ? done : refused,
} satisfies Handlers<StoreEndpointName>;
