import type * as z from 'zod/mini';

export interface ReadRows<T> {
  rows: T[];
  /** How many the contract could not recognise; shown to people, because a row that is silently gone is a lie. */
  unreadable: number;
}

/** Reads a list row by row, so that a broken one does not take the others with it. */
export function readRows<S extends z.ZodMiniType, T>(
  list: readonly unknown[],
  schema: S,
  toEntity: (row: z.output<S>) => T,
): ReadRows<T> {
  const rows: T[] = [];
  for (const entry of list) {
    const result = schema.safeParse(entry);
    if (result.success) rows.push(toEntity(result.data));
  }
  return { rows, unreadable: list.length - rows.length };
}
