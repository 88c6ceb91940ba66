/** Looks up a 3PL's status by name, ignoring case, spaces, hyphens and underscores. Null for an unknown status. */
export function createStatusLookup<Meaning>(
  table: Readonly<Record<string, Meaning>>,
): (status: string | number | null) => Meaning | null {
  const meanings = new Map(Object.entries(table).map(([status, meaning]) => [normalize(status), meaning]));
  return (status) => meanings.get(normalize(String(status))) ?? null;
}

function normalize(status: string): string {
  return status
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=[a-z])[\s_-]+(?=[a-z])/g, '');
}
