/** A whole number of the query; `missing` if it is not there, null if it is something else or outside of the limits. */
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

/** "A,B": the parts, without empty ones; null if the parameter is not there. */
export function queryList(query: URLSearchParams, name: string): string[] | null {
  const text = query.get(name);
  return (
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? null
  );
}
