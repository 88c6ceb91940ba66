import type { Words } from '@hub/domain/messages';
import type {
  AppliedStockChange,
  ListedMovement,
  RefusedStockRow,
  StockChange,
  StockFilters,
  StockKey,
  StockLevel,
  StockRow,
  StockTotals,
} from '@hub/domain/stock';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { RejectedError, UnexpectedReplyError } from '../http/errors.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { stockEndpoints as endpoints } from './stockEndpoints.ts';
import {
  toAppliedChange,
  toCountedElsewhere,
  toMovement,
  toRefusedRow,
  toStockLevel,
  toStockRow,
  toWireStockChange,
} from './wireStock.ts';

/** A page of levels. */
export interface StockPage {
  rows: readonly StockRow[];
  /** Number of levels that match the filters, on all pages. */
  total: number;
  /** Of all levels. */
  totals: StockTotals;
  /** For levels without their own threshold. */
  lowStockThreshold: number;
  /** Why people cannot change the units on hand of locations, by id. */
  countedElsewhere: ReadonlyMap<string, Words>;
}

/** A save is refused as a whole when some levels have newer versions, which are `current`. */
export type StockSaveOutcome =
  | { type: 'saved'; changes: readonly AppliedStockChange[] }
  | { type: 'outdated'; current: readonly StockLevel[]; message: string };

/** What a file would change, or has changed. */
export interface StockFileOutcome {
  changes: readonly AppliedStockChange[];
  refused: readonly RefusedStockRow[];
  /** Number of rows without a change. */
  unchanged: number;
}

/** Stock per location; for servers with capability `stock`. Refusals throw RejectedError with the message. */
export interface StockClient {
  /** `page`: from 0. */
  list(filters: StockFilters & { page: number }, options?: CallOptions): Promise<StockPage>;
  /** The newest movements of a SKU at a location, newest first. */
  movements(key: StockKey, options?: CallOptions): Promise<readonly ListedMovement[]>;
  save(changes: readonly StockChange[], options?: ChangeOptions): Promise<StockSaveOutcome>;
  /** What a CSV file would change. */
  preview(text: string, options?: ChangeOptions): Promise<StockFileOutcome>;
  /** Saves the valid rows of a CSV file. */
  import(text: string, options?: ChangeOptions): Promise<StockFileOutcome>;
  /** All levels as a CSV file. */
  export(options?: CallOptions): Promise<Blob>;
}

export function createStockClient({ http }: Pick<ClientContext, 'http'>): StockClient {
  async function sendFile(text: string, isPreview: boolean, options: ChangeOptions): Promise<StockFileOutcome> {
    const endpoint = endpoints.importStock;
    const reply = await http.request(endpoint, { ...options, body: { text, is_preview: isPreview } });
    const { changes, refused, unchanged } = checkReply(endpoint.reply, reply);
    throwIfRefused(reply);
    if (changes === undefined) throw new RejectedError(reply, null);
    return {
      changes: changes.map(toAppliedChange),
      refused: (refused ?? []).map(toRefusedRow),
      unchanged: Number(unchanged ?? 0),
    };
  }
  return {
    async list({ search, locationId, show, page }, options = {}) {
      const endpoint = endpoints.listStock;
      const query = {
        search: search.trim() || undefined,
        location_id: locationId ?? undefined,
        show: show === 'all' ? undefined : show,
        offset: page === 0 ? undefined : String(page),
      };
      const { levels, total, totals, low_stock_threshold, counted_elsewhere } = checkReply(
        endpoint.reply,
        await http.request(endpoint, { ...options, query }),
      );
      return {
        rows: levels.map(toStockRow),
        total: Number(total),
        totals: {
          levels: Number(totals.levels),
          low: Number(totals.low),
          waitingSkus: Number(totals.waiting_skus),
        },
        lowStockThreshold: Number(low_stock_threshold),
        countedElsewhere: toCountedElsewhere(counted_elsewhere ?? []),
      };
    },
    async movements({ sku, locationId }, options = {}) {
      const endpoint = endpoints.listStockMovements;
      const query = { sku, location_id: locationId };
      const { movements } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, query }));
      return movements.map(toMovement);
    },
    async save(changes, options = {}) {
      const endpoint = endpoints.saveStock;
      const reply = await http.request(endpoint, { ...options, body: { changes: changes.map(toWireStockChange) } });
      return saveOutcome(reply, checkReply(endpoint.reply, reply));
    },
    preview: (text, options = {}) => sendFile(text, true, options),
    import: (text, options = {}) => sendFile(text, false, options),
    async export(options = {}) {
      const reply = await http.request(endpoints.exportStock, options);
      if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
      return reply.body;
    },
  };
}

function saveOutcome(
  reply: RawReply,
  { changes, current, message }: ReturnType<typeof endpoints.saveStock.reply.parse>,
): StockSaveOutcome {
  if (current !== undefined) return { type: 'outdated', current: current.map(toStockLevel), message: message ?? '' };
  throwIfRefused(reply);
  if (changes === undefined) throw new RejectedError(reply, null);
  return { type: 'saved', changes: changes.map(toAppliedChange) };
}
