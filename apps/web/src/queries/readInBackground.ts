import type { Query, QueryClient } from '@tanstack/react-query';
import { backgroundReads } from './backgroundReads.ts';

/** Reads a query again without a sign on the screen. Resolves when it has an answer; never rejects. */
export async function readInBackground(client: QueryClient, query: Query): Promise<void> {
  backgroundReads.set(query, 'pending');
  await client.refetchQueries({ predicate: (other) => other === query }, { cancelRefetch: false });
  if (backgroundReads.has(query)) backgroundReads.set(query, 'done');
}
