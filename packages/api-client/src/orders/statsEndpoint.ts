import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';
import { wireStats } from './wireStats.ts';

/** Separate, because the first dashboard needs no other call for orders. */
export const statsEndpoint = {
  method: 'GET',
  path: '/stats',
  kind: 'read',
  permission: needs.viewOrders,
  summary: 'The counts of the dashboard for one period.',
  query: z.object(filterQueryFields),
  reply: z.object({ data: wireStats }),
} as const satisfies ShopEndpoint;
