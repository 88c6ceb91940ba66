import type { SelectionPort } from '@hub/api-client/server';
import { freezeSelection, preflightSelection, readFrozenOrders } from '@hub/engine/selections';
import type { EngineCall } from '../CallContext.ts';

export function selectionPort({ transaction, session, now }: EngineCall): SelectionPort {
  return {
    freezeSelection: (list) => freezeSelection(transaction, session, list, now),
    readFrozenOrders: (selectionId, part) => readFrozenOrders(transaction, session, selectionId, part),
    preflightSelection: (request) => preflightSelection(transaction, session, request, now),
  };
}
