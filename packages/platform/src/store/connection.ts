import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { UnexpectedStoreReplyError } from '../PlatformError.ts';

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

/** One page of a list. */
export interface Page<Node> {
  nodes: Node[];
  pageInfo: z.infer<typeof pageInfo>;
}

export const connectionOf = <Node>(node: z.ZodType<Node>) => z.object({ nodes: z.array(node), pageInfo });

/** A shop with a million variants has 4,000 pages. */
const mostPages = 50_000;

/**
 * All nodes from `first` on. `readPage` reads the page after a cursor; null if the list's owner is gone. Throws
 * UnexpectedStoreReplyError for a list that loops or never ends.
 */
export async function* readPages<Node>(
  first: Page<Node> | null,
  readPage: (after: string | null) => Promise<Page<Node> | null>,
): AsyncGenerator<Node, void, undefined> {
  let page = first ?? (await readPage(null));
  const cursors = new Set<string>();
  while (page !== null) {
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || endCursor === null) return;
    if (cursors.has(endCursor) || cursors.size === mostPages)
      throw new UnexpectedStoreReplyError(message('store.endlessList'));
    cursors.add(endCursor);
    page = await readPage(endCursor);
  }
}

/** Collects all values of an iteration. */
export async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}
