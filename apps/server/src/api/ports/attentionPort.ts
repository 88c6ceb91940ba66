import type { AttentionPort } from '@hub/api-client/server';
import { attentionQueues } from '@hub/engine/orders';
import type { EngineCall } from '../CallContext.ts';

export function attentionPort({ transaction }: EngineCall): AttentionPort {
  return { attentionQueues: () => attentionQueues(transaction) };
}
