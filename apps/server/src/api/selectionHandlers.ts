import type { SelectionEndpointName } from '@hub/api-client/selections';
import {
  RequestError,
  selectionAction,
  selectionGone,
  selectionPage,
  toOrderFilters,
  toWireWords,
} from '@hub/api-client/server';
import { isTabNumber } from '@hub/domain/orders';
import { freezeSelection, preflightSelection, readFrozenOrders } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about frozen selections. */
export const selectionHandlers = {
  freezeSelection: async ({ transaction, session, body, now }) => {
    const tab = Number(body.tab);
    if (!isTabNumber(tab)) throw new RequestError(400, `tab ${body.tab} does not exist`);
    const only = body.only?.map(String) ?? null;
    const list = { tab, filters: toOrderFilters(body), except: body.except.map(String), only };
    const { selectionId, count } = await freezeSelection(transaction, session, list, now);
    return { selection_id: selectionId, count };
  },
  getSelection: async ({ transaction, session, params, query }) => {
    const found = await readFrozenOrders(transaction, session, params.selection_id, selectionPage(query));
    if (found === null) throw selectionGone();
    return { order_ids: found.orderIds.map(Number), order_names: [...found.orderNames], total: found.total };
  },
  preflightSelection: async ({ transaction, session, params, body, now }) => {
    const request = { selectionId: params.selection_id, ...selectionAction(body) };
    const found = await preflightSelection(transaction, session, request, now);
    if (found === null) throw selectionGone();
    const { eligible, refused } = found;
    return {
      eligible: { selection_id: eligible.selectionId, count: eligible.count },
      refused: refused.map(({ reason, count, orderNames }) => ({
        ...toWireWords('reason', reason),
        count,
        order_names: [...orderNames],
      })),
    };
  },
} satisfies Handlers<SelectionEndpointName>;
