import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pendingBackgroundReads } from './backgroundReads.ts';

/** The person asks for these queries, or their own change does: what is read next is no background read. */
export function endBackgroundReads(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) pendingBackgroundReads.delete(query);
}
