import type { StorePort } from '@hub/api-client/server';
import {
  readStoreStatus,
  releaseStoreHolds,
  retryStoreWrites,
  startBackfill,
  startStoreCheck,
} from '@hub/engine/store';
import type { EngineCall } from '../CallContext.ts';

export function storePort({ transaction, session, services, now }: EngineCall): StorePort {
  return {
    readStoreStatus: () => readStoreStatus(transaction, services.stores, now),
    startStoreCheck: () => startStoreCheck(transaction, now),
    startBackfill: () => startBackfill(transaction, now),
    releaseStoreHolds: (release) => releaseStoreHolds(transaction, release, session, now),
    retryStoreWrites: (orderId) => retryStoreWrites(transaction, orderId),
  };
}
