import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { asRecord } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';
import { needs } from '../http/Requirement.ts';
import { toTimeOrNull } from '../http/wireFields.ts';
import { hasNoFigure, missingFigures, toStats } from './toStats.ts';
import { wireStats } from './wireStats.ts';

/** Beside its call, because the first dashboard needs no other call for orders. */
export const statsEndpoint = {
  method: 'GET',
  path: '/stats',
  kind: 'read',
  permission: needs.viewOrders,
  summary: 'The counts of the dashboard for one period.',
  query: z.object(filterQueryFields),
  reply: z.object({ data: wireStats }),
} as const satisfies ShopEndpoint;

const envelope = z.object({ data: z.custom((data) => asRecord(data) !== null) });

/**
 * The dashboard's stats (§7). A missing or invalid figure is `null`, and logged; without any figure it is an
 * UnexpectedReplyError.
 */
export async function getStats(
  { http, log }: ClientContext,
  filters: OrderFilters,
  { signal }: CallOptions = {},
): Promise<Stats> {
  const reply = await http.request(statsEndpoint, { query: filterQuery(filters), signal });
  checkReply(envelope, reply);
  const data = asRecord(asRecord(reply.body)?.data) ?? {};
  const stats = toStats(data);
  if (hasNoFigure(stats)) throw new UnexpectedReplyError(reply, 'data', 'holds none of the figures');
  const missing = missingFigures(stats);
  if (missing.length > 0) log(`${reply.endpoint}: no count in ${missing.join(', ')}`);
  const asOf = typeof data.as_of === 'string' ? toTimeOrNull(data.as_of) : null;
  return asOf === null ? stats : { ...stats, asOf };
}
