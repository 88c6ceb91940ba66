/**
 * The server's message in a body, in any of the fields that §7 names: `message`, `data.message`, `data.err`,
 * `data.messgae`. Null for none.
 */
export function serverMessageIn(body: unknown): string | null {
  const top = entriesOf(body);
  const data = entriesOf(top.data);
  for (const candidate of [top.message, data.message, data.err, data.messgae]) {
    if (typeof candidate === 'string' && candidate.trim() !== '') return candidate;
  }
  return null;
}

function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
