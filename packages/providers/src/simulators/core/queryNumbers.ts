/** A whole number from the query; `missing` when absent, null when invalid or out of range. */
export function queryNumber(
  query: URLSearchParams,
  name: string,
  { missing, min = 1, max = Number.MAX_SAFE_INTEGER }: { missing: number; min?: number; max?: number },
): number | null {
  const text = query.get(name);
  if (text === null || text === '') return missing;
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** Splits "A,B" and drops empty parts; null when the parameter is absent. */
export function queryList(query: URLSearchParams, name: string): string[] | null {
  const text = query.get(name);
  return (
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? null
  );
}
