import type { Query, QueryClient } from '@tanstack/react-query';

/** Queries whose newest read nobody asked for: the server said that something changed. */
export const backgroundReads = new WeakMap<Query, 'pending' | 'done'>();

/** The background read that gave, or will give, the query its value; undefined for none. */
export function backgroundReadOf(client: QueryClient, hash: string): 'pending' | 'done' | undefined {
  const query = client.getQueryCache().get(hash);
  return query && backgroundReads.get(query);
}

/** Reads a query again without a sign on the screen. Resolves when it has an answer; never rejects. */
export async function readInBackground(client: QueryClient, query: Query): Promise<void> {
  backgroundReads.set(query, 'pending');
  await client.refetchQueries({ predicate: (other) => other === query }, { cancelRefetch: false });
  if (backgroundReads.has(query)) backgroundReads.set(query, 'done');
}
