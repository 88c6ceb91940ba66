import { message } from '@hub/domain/messages';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import type { StoreStatus } from '@hub/domain/store';
import { refusedReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { requestErrors } from '../server/RequestError.ts';
import type { storeEndpoints } from './storeEndpoints.ts';
import { toWireStoreStatus } from './wireStore.ts';

/** A shop's connection with its store. Actions return false without one. */
export interface StorePort {
  readStoreStatus(): Answer<StoreStatus>;
  startStoreCheck(): Answer<boolean>;
  startBackfill(): Answer<boolean>;
  /** Releases others' holds on an order, by the ids that were read. `null`: the order is unknown. */
  releaseStoreHolds(release: { orderId: string; holdIds: readonly string[] }): Answer<ChangeOutcome | null>;
  /** Of one order; `null`: of all. */
  retryStoreWrites(orderId: string | null): Answer<boolean>;
}

export const storeHandlers = {
  getStore: async ({ port }) => toWireStoreStatus(await port.readStoreStatus()),
  checkStore: async ({ port }) => startedReply(await port.startStoreCheck()),
  readStoreAgain: async ({ port }) => startedReply(await port.startBackfill()),
  releaseStoreHolds: async ({ port, body }) => {
    const outcome = await port.releaseStoreHolds({ orderId: body.order_id, holdIds: body.hold_ids });
    if (outcome === null) throw requestErrors.unknownOrder(body.order_id);
    return outcome.refusal === null ? { status: 'success' } : refusedReply(outcome.refusal);
  },
  retryStoreWrites: async ({ port, body }) => startedReply(await port.retryStoreWrites(body.order_id ?? null)),
} satisfies Handlers<typeof storeEndpoints, StorePort>;

function startedReply(isStarted: boolean) {
  return isStarted ? { status: 'success' } : refusedReply(message('calls.notConnected'));
}
