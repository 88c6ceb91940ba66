import type { Readable } from 'node:stream';
import { withoutSecrets } from './createRedaction.ts';

/** `text`: neither JSON nor a web page. An empty body is JSON's null. */
export type BodyContent =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string }
  | { kind: 'html' }
  | { kind: 'tooLong' };

/** Reads a reply to its end, or up to `maxBytes`, without `secrets`. Throws what the stream throws. */
export async function readBody(
  body: Readable,
  contentType: string,
  { maxBytes, secrets }: { maxBytes: number; secrets: readonly string[] },
): Promise<BodyContent> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return { kind: 'tooLong' };
    chunks.push(chunk);
  }
  // Drops a byte order mark.
  const text = new TextDecoder().decode(Buffer.concat(chunks)).trim();
  if (text === '') return { kind: 'json', value: null };
  if (text.startsWith('<') || /^text\/html\b/i.test(contentType)) return { kind: 'html' };
  try {
    return { kind: 'json', value: JSON.parse(withoutSecrets(withoutUnstorable(text), secrets)) };
  } catch {
    return { kind: 'text', value: text };
  }
}

/** JSON in which NUL and halves of characters, which no database keeps, are the sign for what cannot be read. */
function withoutUnstorable(json: string): string {
  if (!/\\u(?:0000|d)/i.test(json)) return json;
  return json.replaceAll(/\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|u0000|ud[89a-f][0-9a-f]{2}|[^u])/gi, (escape) =>
    /^\\u(?:0000|d...)$/i.test(escape) ? String.raw`\ufffd` : escape,
  );
}
