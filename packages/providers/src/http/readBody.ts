import type { Readable } from 'node:stream';
import { withoutUnstorable } from '@hub/domain/shared';
import { withoutSecrets } from './createRedaction.ts';

/** `text` is neither JSON nor a web page. An empty body is null. */
export type BodyContent =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string }
  | { kind: 'html' }
  | { kind: 'tooLong' };

/** Reads a whole reply, up to `maxBytes`, and removes `secrets`. Rethrows stream errors. */
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
  // Strips a byte order mark.
  const text = new TextDecoder().decode(Buffer.concat(chunks)).trim();
  if (text === '') return { kind: 'json', value: null };
  if (text.startsWith('<') || /^text\/html\b/i.test(contentType)) return { kind: 'html' };
  try {
    return { kind: 'json', value: JSON.parse(withoutSecrets(withoutUnstorable(text), secrets)) };
  } catch {
    return { kind: 'text', value: text };
  }
}
