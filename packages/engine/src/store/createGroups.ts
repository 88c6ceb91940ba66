import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '@hub/database';

interface GroupOptions<Item, Result> {
  /** Processes items of one key, all or none; resolves to their results in the same order. */
  run(key: string, items: readonly Item[]): Promise<readonly Result[]>;
  /** Maximum items per group. */
  most: number;
  /** Maximum groups at once, each with another key. */
  atOnce: number;
  /** Minimum time between the starts of two groups of a key; no delay after a longer pause. */
  spacingMs: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Collects items of a key while its previous group runs, then processes them as one group; keys take turns. When a
 * group fails, each item is processed alone, so that a failing item doesn't affect the others.
 */
export function createGroups<Item, Result>({ run, most, atOnce, spacingMs }: GroupOptions<Item, Result>) {
  /** By key, in turn order. */
  const waiting = new Map<string, Waiting<Item, Result>[]>();
  /** Keys with a running or just-started group. */
  const busy = new Set<string>();
  let underWay = 0;

  function begin(): void {
    for (const [key, entries] of waiting) {
      if (underWay >= atOnce) return;
      if (busy.has(key)) continue;
      waiting.delete(key);
      if (entries.length > most) waiting.set(key, entries.slice(most));
      void finish(key, entries.slice(0, most));
    }
  }

  async function finish(key: string, group: readonly Waiting<Item, Result>[]): Promise<void> {
    busy.add(key);
    underWay += 1;
    const spaced = sleep(spacingMs);
    await work(key, group);
    underWay -= 1;
    begin();
    await spaced;
    busy.delete(key);
    begin();
  }

  async function work(key: string, group: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = group.map(({ item }) => item);
    try {
      const results = await run(key, items);
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || error instanceof DatabaseUnavailableError) {
        for (const { reject } of group) reject(error);
        return;
      }
      for (const entry of group) await work(key, [entry]);
    }
  }

  return (key: string, item: Item): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const entry = { item, resolve, reject };
    const entries = waiting.get(key);
    if (entries === undefined) waiting.set(key, [entry]);
    else entries.push(entry);
    begin();
    return promise;
  };
}
