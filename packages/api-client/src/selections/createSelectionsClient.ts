import type { OrderFilters } from '@hub/domain/dashboard';
import type { BulkAction, RefusedOrders, TabNumber } from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { selectionEndpoints as endpoints } from './selectionEndpoints.ts';

export interface FrozenSelection {
  selectionId: string;
  /** Orders of it. */
  count: number;
}

/** What a bulk action would do with a selection. */
export interface SelectionPreflight {
  /** The orders that can take it, as a selection of their own. */
  eligible: FrozenSelection;
  refused: readonly RefusedOrders[];
}

/** Orders selected as "all, except"; for servers with capability `windowed-lists`. */
export interface SelectionsClient {
  /** Writes down all orders of a list, except some `orderId`s, as they are now. It is kept for a day. */
  freeze(
    list: { tab: TabNumber; filters: OrderFilters; except: readonly string[] },
    options?: ChangeOptions,
  ): Promise<FrozenSelection>;
  /** Which orders of a selection can take a bulk action of the tab, by their rows as they are now. */
  preflight(
    selectionId: string,
    action: { tab: TabNumber; action: BulkAction },
    options?: ChangeOptions,
  ): Promise<SelectionPreflight>;
  /** Orders of a page of 5,000, newest first. `page`: from 1. */
  readPage(selectionId: string, page: number, options?: CallOptions): Promise<readonly OrderReference[]>;
}

export function createSelectionsClient({ http }: Pick<ClientContext, 'http'>): SelectionsClient {
  return {
    async freeze({ tab, filters, except }, options = {}) {
      const endpoint = endpoints.freezeSelection;
      const body = { tab: String(tab), ...filterQuery(filters), except };
      const { selection_id, count } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, body }));
      return { selectionId: selection_id, count: Number(count) };
    },
    async preflight(selectionId, { tab, action }, options = {}) {
      const endpoint = endpoints.preflightSelection;
      const parts = { params: { selection_id: selectionId }, body: { tab: String(tab), action } };
      const { eligible, refused } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, ...parts }));
      return {
        eligible: { selectionId: eligible.selection_id, count: Number(eligible.count) },
        refused: refused.map(({ reason, count, order_names }) => ({
          reason,
          count: Number(count),
          orderNames: order_names,
        })),
      };
    },
    async readPage(selectionId, page, options = {}) {
      const endpoint = endpoints.getSelection;
      const parts = { params: { selection_id: selectionId }, query: { offset: String(page - 1) } };
      const { order_ids, order_names } = checkReply(
        endpoint.reply,
        await http.request(endpoint, { ...options, ...parts }),
      );
      return order_ids.map((id, index) => ({ orderId: String(id), orderName: order_names[index] ?? '' }));
    },
  };
}
