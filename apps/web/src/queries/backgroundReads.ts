import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that are being read because the server reported a change. */
export const pendingBackgroundReads = new WeakSet<Query>();

/**
 * By value: the person's request that it answers. Marks values instead of queries, because when a background read
 * starts, the requested value may have arrived without having rendered.
 */
const requests = new WeakMap<object, symbol>();

/** Whether a query's pending read is a background read. */
export function isReadInBackground(client: QueryClient, hash: string): boolean {
  const query = client.getQueryCache().get(hash);
  return query !== undefined && pendingBackgroundReads.has(query);
}

/** Whether the person requested nothing between two values of a query: the later one came from background reads. */
export function isSameRequest(value: object, later: object): boolean {
  return requestOf(value) === requestOf(later);
}

/** Reloads a query in the background. Resolves when it has an answer; never rejects. */
export async function readInBackground(client: QueryClient, query: Query): Promise<void> {
  const { data: before, fetchStatus } = query.state;
  // A read that the person requested is awaited and stays theirs.
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

/** The person, or their own change, requests these queries: the next read is not a background read. */
export function endBackgroundReads(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) pendingBackgroundReads.delete(query);
}
