import type { OrderFilters } from '@hub/domain/dashboard';
import { wordsText } from '@hub/domain/messages';
import type { TabNumber } from '@hub/domain/orders';
import type { BulkAction, RefusedOrders } from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { readWords } from '../http/wireWords.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { selectionEndpoints as endpoints } from './selectionEndpoints.ts';

export interface FrozenSelection {
  selectionId: string;
  /** Number of its orders. */
  count: number;
}

/** What a bulk action would do with a selection. */
export interface SelectionPreflight {
  /** The orders that are eligible, as a separate selection. */
  eligible: FrozenSelection;
  /** `reason`: in the page's language. */
  refused: readonly (RefusedOrders & { reason: string })[];
}

/** A list's orders to freeze, by `orderId`: all except some, or only those of some that are in the list. */
interface OrdersToFreeze {
  tab: TabNumber;
  filters: OrderFilters;
  except?: readonly string[] | undefined;
  only?: readonly string[] | undefined;
}

/** Orders selected as "all, except", or as "only these"; for servers with capability `windowed-lists`. */
export interface SelectionsClient {
  /** Records the current orders. Kept for a day. */
  freeze(orders: OrdersToFreeze, options?: ChangeOptions): Promise<FrozenSelection>;
  /** Which orders of a selection are eligible for a bulk action of the tab, by their current rows. */
  preflight(
    selectionId: string,
    action: { tab: TabNumber; action: BulkAction },
    options?: ChangeOptions,
  ): Promise<SelectionPreflight>;
  /** Orders of a page of 5,000, newest first. `page`: from 1. */
  readPage(selectionId: string, page: number, options?: CallOptions): Promise<readonly OrderReference[]>;
  /** Every order of a selection, page by page; fewer than counted if the server returns no more. */
  readAll(
    selection: FrozenSelection,
    options?: CallOptions & { onProgress?(read: number): void },
  ): Promise<readonly OrderReference[]>;
}

export function createSelectionsClient({ http }: Pick<ClientContext, 'http'>): SelectionsClient {
  const client: SelectionsClient = {
    async freeze({ tab, filters, except = [], only }, options = {}) {
      const endpoint = endpoints.freezeSelection;
      const body = { tab: String(tab), ...filterQuery(filters), except, ...(only && { only }) };
      const { selection_id, count } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, body }));
      return { selectionId: selection_id, count: Number(count) };
    },
    async preflight(selectionId, { tab, action }, options = {}) {
      const endpoint = endpoints.preflightSelection;
      const parts = { params: { selection_id: selectionId }, body: { tab: String(tab), action } };
      const { eligible, refused } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, ...parts }));
      return {
        eligible: { selectionId: eligible.selection_id, count: Number(eligible.count) },
        refused: refused.map(({ reason, count, order_names, ...wire }) => ({
          reason: wordsText(readWords(reason, wire)),
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
    async readAll({ selectionId, count }, { onProgress, ...options } = {}) {
      const orders: OrderReference[] = [];
      for (let page = 1; orders.length < count; page += 1) {
        const part = await client.readPage(selectionId, page, options);
        if (part.length === 0) break;
        orders.push(...part);
        onProgress?.(orders.length);
      }
      return orders;
    },
  };
  return client;
}
