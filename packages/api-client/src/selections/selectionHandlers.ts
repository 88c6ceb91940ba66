import type { OrderFilters } from '@hub/domain/dashboard';
import { message } from '@hub/domain/messages';
import type { TabNumber } from '@hub/domain/orders';
import { type BulkAction, bulkActions, type RefusedOrders } from '@hub/domain/orders/bulk';
import { isTabNumber } from '@hub/domain/orders/list';
import { toWireWords } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import { toOrderFilters } from '../server/toOrderFilters.ts';
import type { FrozenSelection } from './createSelectionsClient.ts';
import type { selectionEndpoints } from './selectionEndpoints.ts';

/** Orders per page of a frozen selection. */
const selectionPageSize = 5_000;

/** A person's selected orders of a list: all except some, or those of `only` that are in it. */
export interface SelectedList {
  tab: TabNumber;
  filters: OrderFilters;
  except: readonly string[];
  only: readonly string[] | null;
}

/** The current person's frozen selections. `null`: the selection is unknown. */
export interface SelectionPort {
  freezeSelection(list: SelectedList): Answer<FrozenSelection>;
  readFrozenOrders(
    selectionId: string,
    part: { offset: number; limit: number },
  ): Answer<{ orderIds: readonly string[]; orderNames: readonly string[]; total: number } | null>;
  /** Which orders are eligible for the action, frozen as a separate selection, and which are not. */
  preflightSelection(request: {
    selectionId: string;
    tab: TabNumber;
    action: BulkAction;
  }): Answer<{ eligible: FrozenSelection; refused: readonly RefusedOrders[] } | null>;
}

export const selectionHandlers = {
  freezeSelection: async ({ port, body }) => {
    const only = body.only?.map(String) ?? null;
    const list = { tab: tabOf(body.tab), filters: toOrderFilters(body), except: body.except.map(String), only };
    return toWireSelection(await port.freezeSelection(list));
  },
  getSelection: async ({ port, params, query }) => {
    const found = await port.readFrozenOrders(params.selection_id, {
      offset: Number(query.offset) * selectionPageSize,
      limit: selectionPageSize,
    });
    if (found === null) throw selectionGone();
    return { order_ids: found.orderIds.map(Number), order_names: [...found.orderNames], total: found.total };
  },
  preflightSelection: async ({ port, params, body }) => {
    const found = await port.preflightSelection({ selectionId: params.selection_id, ...selectionAction(body) });
    if (found === null) throw selectionGone();
    return {
      eligible: toWireSelection(found.eligible),
      refused: found.refused.map(({ reason, count, orderNames }) => ({
        ...toWireWords('reason', reason),
        count,
        order_names: [...orderNames],
      })),
    };
  },
} satisfies Handlers<typeof selectionEndpoints, SelectionPort>;

function tabOf(text: string): TabNumber {
  const tab = Number(text);
  if (!isTabNumber(tab)) throw new RequestError(400, `tab ${text} does not exist`);
  return tab;
}

function toWireSelection({ selectionId, count }: FrozenSelection) {
  return { selection_id: selectionId, count };
}

/** This person's selection does not exist, or no longer. */
function selectionGone(): RequestError {
  return new RequestError(404, message('calls.selectionGone'));
}

/** The bulk action of a preflight; rejects one that its tab does not have. */
function selectionAction(body: { tab: string; action: BulkAction }): { tab: TabNumber; action: BulkAction } {
  const tab = Number(body.tab);
  if (!isTabNumber(tab) || !bulkActions(tab).includes(body.action))
    throw new RequestError(400, `tab ${body.tab} has no bulk action ${body.action}`);
  return { tab, action: body.action };
}
