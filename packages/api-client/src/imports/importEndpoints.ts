import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireImportProgress } from './wireImportProgress.ts';

const importId = { import_id: z.string() };

/** Importing orders from a file; our own calls, for servers with capability `imports`. */
export const importEndpoints = {
  startImport: {
    method: 'POST',
    path: '/hub/imports',
    kind: 'outside',
    permission: needs.importOrders,
    summary: 'Imports orders from a CSV file, which is the body. The reply does not wait for the rows.',
    query: z.object({
      file_name: z.string(),
      /** JSON text of field to column index from 0: `{"orderNumber":0,"sku":1}`. */
      columns: z.string(),
    }),
    requestTypes: ['text/csv', 'application/gzip'],
    reply: z.object({ import_id: z.string() }),
  },
  getImport: {
    method: 'GET',
    path: '/hub/imports/{import_id}',
    kind: 'read',
    permission: needs.importOrders,
    summary: 'Where an import stands.',
    params: z.object(importId),
    reply: wireImportProgress,
  },
  cancelImport: {
    method: 'POST',
    path: '/hub/imports/{import_id}/cancel',
    kind: 'write',
    permission: needs.importOrders,
    summary: 'Stops an import. Orders that were added stay.',
    params: z.object(importId),
    request: z.object({}),
    reply: statusReply,
  },
  getImportProblems: {
    method: 'GET',
    path: '/hub/imports/{import_id}/problems',
    kind: 'stream',
    permission: needs.importOrders,
    summary: 'All refused rows as CSV: line, reason, and the row’s own cells.',
    params: z.object(importId),
    reply: z.string(),
    replyType: 'text/csv',
  },
} as const satisfies Record<string, ShopEndpoint>;
