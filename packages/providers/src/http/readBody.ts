import type { Readable } from 'node:stream';

/** `text`: neither JSON nor a web page. An empty body is JSON's null. */
export type BodyContent =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string }
  | { kind: 'html' }
  | { kind: 'tooLong' };

/** Reads a reply to its end, or up to `maxBytes`. Throws what the stream throws. */
export async function readBody(body: Readable, contentType: string, maxBytes: number): Promise<BodyContent> {
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
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'text', value: text };
  }
}
