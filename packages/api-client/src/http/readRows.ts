import type * as z from 'zod/mini';

export interface ReadRows<T> {
  rows: T[];
  /** Number of unreadable rows; shown to people. */
  unreadable: number;
}

/** Reads a list row by row, so that a broken row affects only itself. */
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
