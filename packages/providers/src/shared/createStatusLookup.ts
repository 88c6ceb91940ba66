/**
 * Meanings of a 3PL's statuses by their names; upper and lower case, and spaces, hyphens and underscores between
 * letters, make no difference. Null for a status that the table does not have.
 */
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
