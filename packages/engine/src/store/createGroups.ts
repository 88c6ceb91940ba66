import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '@hub/database';

interface GroupOptions<Item, Result> {
  /** Does items of one key, all or none of them; resolves to their results in their order. */
  run(key: string, items: readonly Item[]): Promise<readonly Result[]>;
  /** Items of one group. */
  most: number;
  /** Groups at once, each of another key. */
  atOnce: number;
  /** From the beginning of a group to that of the next one of its key; what comes after a pause waits for nothing. */
  spacingMs: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gathers what comes for a key while its last group is being done, and does it as one group; keys take turns. When a
 * group fails, each of its items is done alone, so that one that cannot be done fails no other.
 */
export function createGroups<Item, Result>({ run, most, atOnce, spacingMs }: GroupOptions<Item, Result>) {
  /** By key, the one whose turn is next first. */
  const waiting = new Map<string, Waiting<Item, Result>[]>();
  /** Keys of which a group is being done, or has begun just now. */
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
