import type { AttentionPort } from '@hub/api-client/server';
import { attentionQueues } from '@hub/engine/orders';
import { readStoreHealth } from '@hub/engine/store';
import type { EngineCall } from '../CallContext.ts';

export function attentionPort({ transaction, now }: EngineCall): AttentionPort {
  return {
    attentionQueues: () => attentionQueues(transaction),
    storeHealth: () => readStoreHealth(transaction, now),
  };
}
