import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that are read at this moment because the server said that something changed. */
export const pendingBackgroundReads = new WeakSet<Query>();

/**
 * By value, the request of the person that it answers. Values are marked and not queries: when a background read begins,
 * what the person asked for may be there and not drawn yet.
 */
const requests = new WeakMap<object, symbol>();

/** Whether the pending read of a query is one that nobody asked for. */
export function isReadInBackground(client: QueryClient, hash: string): boolean {
  const query = client.getQueryCache().get(hash);
  return query !== undefined && pendingBackgroundReads.has(query);
}

/** Whether the person asked for nothing between two values of a query: the later one came of background reads. */
export function isSameRequest(value: object, later: object): boolean {
  return requestOf(value) === requestOf(later);
}

/** Reads a query again without a sign on the screen. Resolves when it has an answer; never rejects. */
export async function readInBackground(client: QueryClient, query: Query): Promise<void> {
  const { data: before, fetchStatus } = query.state;
  // A read that the person asked for is waited for, and stays theirs.
  if (fetchStatus === 'idle') pendingBackgroundReads.add(query);
  await client.refetchQueries({ predicate: (other) => other === query }, { cancelRefetch: false });
  if (!pendingBackgroundReads.delete(query)) return;
  const { data } = query.state;
  if (data !== before && isObject(data) && isObject(before)) requests.set(data, requestOf(before));
}

function requestOf(value: object): symbol {
  const request = requests.get(value) ?? Symbol('request');
  requests.set(value, request);
  return request;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The person asks for these queries, or their own change does: what is read next is no background read. */
export function endBackgroundReads(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) pendingBackgroundReads.delete(query);
}
