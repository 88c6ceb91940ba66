import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import {
  backfillOrdersQuery,
  backfillOrdersWithoutTermsQuery,
  backfillQuery,
  backfillSince,
  cancelBackfillMutation,
  startBackfillMutation,
} from '../queries/backfillQueries.ts';
import { scopesQuery } from '../queries/shopQueries.ts';
import { scopesReply } from './createShopReads.ts';
import { globalId, numericId } from './globalId.ts';
import { made, throwRefusals, userErrors } from './refusals.ts';
import type { Backfill, StoreClient } from './StoreClient.ts';

type Backfills = Pick<StoreClient, 'startOrderBackfill' | 'readBackfill' | 'cancelBackfill'>;

/** The platform's bulk operations over a shop's orders. */
export function createBackfills(call: GraphqlCaller): Backfills {
  return {
    async startOrderBackfill({ updatedSince }) {
      const { accessScopes } = (await call(scopesQuery, {}, scopesReply)).currentAppInstallation;
      const readsTerms = accessScopes.some(({ handle }) => termsScopes.has(handle));
      const document = readsTerms ? backfillOrdersQuery : backfillOrdersWithoutTermsQuery;
      const query = document.replace(backfillSince, updatedSince.toISOString());
      const { bulkOperationRunQuery: payload } = await call(startBackfillMutation, { query }, startReply);
      throwRefusals(payload.userErrors);
      return made(payload.bulkOperation, 'bulkOperationRunQuery').id;
    },
    async readBackfill(operationId) {
      const variables = { id: globalId('BulkOperation', operationId) };
      // The platform forgets an operation some time after its file has expired.
      return (await call(backfillQuery, variables, backfillReply)).bulkOperation ?? forgotten(operationId);
    },
    async cancelBackfill(operationId) {
      const variables = { id: globalId('BulkOperation', operationId) };
      throwRefusals((await call(cancelBackfillMutation, variables, cancelReply)).bulkOperationCancel.userErrors);
    },
  };
}

/** A write scope includes read access. */
const termsScopes: ReadonlySet<string> = new Set(['read_payment_terms', 'write_payment_terms']);

const statuses = {
  CREATED: 'created',
  RUNNING: 'running',
  COMPLETED: 'completed',
  CANCELING: 'cancelling',
  CANCELED: 'cancelled',
  FAILED: 'failed',
  EXPIRED: 'expired',
} as const satisfies Record<string, Backfill['status']>;

/** An unsigned 64-bit number, which JSON carries as text. */
const bigCount = z.union([z.int32(), z.string().regex(/^\d+$/).transform(Number)]);

const backfillReply = z.object({
  bulkOperation: z
    .object({
      id: numericId,
      status: z.enum(['CREATED', 'RUNNING', 'COMPLETED', 'CANCELING', 'CANCELED', 'FAILED', 'EXPIRED']),
      errorCode: z.string().nullable(),
      objectCount: bigCount,
      rootObjectCount: bigCount,
      url: z.url().nullable(),
      partialDataUrl: z.url().nullable(),
    })
    .transform(({ status, rootObjectCount, partialDataUrl, ...rest }): Backfill => ({
      ...rest,
      status: statuses[status],
      orderCount: rootObjectCount,
      partialUrl: partialDataUrl,
    }))
    .nullable(),
});

const forgotten = (id: string): Backfill => ({
  id,
  status: 'expired',
  errorCode: null,
  orderCount: 0,
  objectCount: 0,
  url: null,
  partialUrl: null,
});

const startReply = z.object({
  bulkOperationRunQuery: z.object({ bulkOperation: z.object({ id: numericId }).nullable(), userErrors }),
});

const cancelReply = z.object({ bulkOperationCancel: z.object({ userErrors }) });
