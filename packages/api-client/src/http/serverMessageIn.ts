import { toMessage } from './wireWords.ts';
/**
 * The server's message in a body, in the page's language, from any field of §7: `message`, `data.message`, `data.err`,
 * `data.messgae`. `null` for none.
 */
export function serverMessageIn(body: unknown): string | null {
  const top = entriesOf(body);
  const data = entriesOf(top.data);
  for (const candidate of [top.message, data.message, data.err, data.messgae]) {
    const message = toMessage(candidate, top);
    if (message !== null) return message;
  }
  return null;
}

function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
