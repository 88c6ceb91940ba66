import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import {
  wireAppliedChange,
  wireCountedElsewhere,
  wireRefusedRow,
  wireStockChange,
  wireStockLevel,
  wireStockMovement,
  wireStockRow,
} from './wireStock.ts';

/** Result of a save, and what blocked it. */
const saveReply = {
  ...statusReply.shape,
  /** The levels before and after, without unchanged ones. */
  changes: z.optional(z.array(wireAppliedChange)),
  /** Newer versions of levels that another person, or a shipment, has changed; then nothing is saved. */
  current: z.optional(z.array(wireStockLevel)),
};

/** Stock per location; our own calls, for servers with capability `stock`. */
export const stockEndpoints = {
  listStock: {
    method: 'GET',
    path: '/hub/stock',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'Units on hand by SKU and location, 50 levels at a time.',
    query: z.object({
      /** Part of a SKU. */
      search: z.optional(z.string()),
      location_id: z.optional(z.string()),
      /** Low ones, or those of SKUs that orders on back order wait for; all by default. */
      show: z.optional(z.enum(['all', 'low', 'waiting'])),
      /** Index of the page, from 0. */
      offset: z.optional(wireNumber),
    }),
    reply: z.object({
      levels: z.array(wireStockRow),
      /** Number of levels that match the query, on all pages. */
      total: wireNumber,
      /** Of all levels. */
      totals: z.object({ levels: wireNumber, low: wireNumber, waiting_skus: wireNumber }),
      /** The shop's, for levels without their own `low_at`. */
      low_stock_threshold: wireNumber,
      /** Locations whose units on hand people cannot change, with the reason; absent: none. */
      counted_elsewhere: z.optional(z.array(wireCountedElsewhere)),
    }),
  },
  saveStock: {
    method: 'POST',
    path: '/hub/stock',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Saves levels, all or none; refused with `current` when some have newer versions.',
    // A file of 20,000 rows.
    maxBodyBytes: 8 * 1024 * 1024,
    request: z.object({ changes: z.array(wireStockChange) }),
    reply: z.object(saveReply),
  },
  listStockMovements: {
    method: 'GET',
    path: '/hub/stock/movements',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'The newest 200 movements of a SKU at a location, with their causes.',
    query: z.object({ sku: z.string(), location_id: z.string() }),
    reply: z.object({ movements: z.array(wireStockMovement) }),
  },
  importStock: {
    method: 'POST',
    path: '/hub/stock/import',
    kind: 'write',
    permission: needs.editInventory,
    summary: 'Reads a CSV file of levels and saves its valid rows, or previews the changes.',
    request: z.object({
      /** The first line has the names of the columns: SKU, Location, On hand, Low at. */
      text: z.string(),
      /** Changes nothing. */
      is_preview: z.boolean(),
    }),
    reply: z.object({
      ...saveReply,
      /** Rows that are left out. */
      refused: z.optional(z.array(wireRefusedRow)),
      /** Number of rows without a change. */
      unchanged: z.optional(wireNumber),
    }),
  },
  exportStock: {
    method: 'GET',
    path: '/hub/stock/export',
    kind: 'read',
    permission: needs.viewInventory,
    summary: 'All levels as a CSV file that can be imported again.',
    replyType: 'text/csv',
    reply: z.string(),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type StockEndpointName = keyof typeof stockEndpoints;
