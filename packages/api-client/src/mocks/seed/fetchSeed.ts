import { parseSeed } from './parseSeed.ts';
import { SeedError } from './SeedError.ts';
import type { SeedOrder } from './SeedOrder.ts';

/**
 * Orders of a CSV or gzipped CSV at an address, newest first: what `loadSeed` is to Node, for a page. Whether it is still
 * packed is told by its first bytes, because some servers unpack on the way. Throws SeedError.
 */
export async function fetchSeed(url: string): Promise<SeedOrder[]> {
  const response = await fetch(url);
  if (!response.ok) throw new SeedError(url, null, `the server answered ${response.status}`);
  const packed = await response.blob();
  return parseSeed(await text(packed), url);
}

async function text(bytes: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await bytes.slice(0, 2).arrayBuffer());
  const isGzip = first === 0x1f && second === 0x8b;
  return isGzip ? new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text() : bytes.text();
}
