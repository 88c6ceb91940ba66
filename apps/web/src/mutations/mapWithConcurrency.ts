/**
 * Does the work for each item, at most so many at a time, in their order. Results stand where their items do; a failed
 * one is what it failed with. Never rejects; whoever wants to stop aborts the work itself.
 */
export async function mapWithConcurrency<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  const queue = items.entries();
  async function runWorker(): Promise<void> {
    for (const [index, item] of queue) {
      [results[index]] = (await Promise.allSettled([work(item)])) as [PromiseSettledResult<R>];
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runWorker));
  return results;
}
