import { parseSeed } from './parseSeed.ts';
import { SeedError } from './SeedError.ts';
import type { SeedOrder } from './SeedOrder.ts';

/**
 * Orders of a CSV or gzipped CSV at a URL, newest first: the page's `loadSeed`. Detects gzip by the first bytes,
 * because some servers decompress on the way. Throws SeedError.
 */
export async function fetchSeed(url: string): Promise<SeedOrder[]> {
  const response = await fetch(url);
  if (!response.ok) throw new SeedError(url, null, `the server answered ${response.status}`);
  return parseSeed(await decodeBody(await response.arrayBuffer(), url), url);
}

async function decodeBody(bytes: ArrayBuffer, url: string): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const isGzip = first === 0x1f && second === 0x8b;
  const { body } = new Response(bytes);
  if (!isGzip || body === null) return new TextDecoder().decode(bytes);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).text().catch(() => {
    throw new SeedError(url, null, 'the gzip data is damaged');
  });
}
