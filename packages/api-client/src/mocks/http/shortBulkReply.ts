import { asRecord } from '@hub/domain/shared';
import type { EndpointName } from '../../endpoints.ts';
import type { Scenario } from '../scenarios.ts';

const bulkEndpoints: ReadonlySet<EndpointName> = new Set([
  'moveToOpenBulk',
  'moveToCloseBulk',
  'shipNowMultiple',
  'bulkOrderAction',
]);

export function isBulkEndpoint(name: EndpointName): boolean {
  return bulkEndpoints.has(name);
}

/** A bulk reply whose `results` report less than was done. */
export function shortBulkReply(kind: Scenario['bulkReply'], reply: unknown): unknown {
  const body = asRecord(reply);
  if (body === null || !Array.isArray(body.results)) return reply;
  const results: readonly unknown[] = body.results;
  switch (kind) {
    case 'someNamed':
      return { ...body, results: results.slice(0, Math.ceil(results.length / 2)) };
    case 'noneNamed':
      return { ...body, results: [] };
    case 'unknownWords':
      return {
        ...body,
        results: results.map((row, index) => (index % 2 === 1 ? { ...asRecord(row), status: 'queued' } : row)),
      };
    default:
      return reply;
  }
}
