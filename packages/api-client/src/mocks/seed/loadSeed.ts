import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseSeed } from './parseSeed.ts';
import { SeedError } from './SeedError.ts';
import type { SeedOrder } from './SeedOrder.ts';

/** The repository's sample data, a year of orders. */
export const bundledSeed = {
  path: fileURLToPath(new URL('../../../seed/online-retail.csv.gz', import.meta.url)),
  orders: 25_900,
  /** Source time of the newest order. */
  newestAt: Date.UTC(2011, 11, 9, 12, 50),
} as const;

/**
 * Orders of a CSV or gzipped CSV (detected by its first bytes), newest first; by default our sample data of 25,900.
 * Throws SeedError.
 */
export async function loadSeed(path: string = bundledSeed.path): Promise<SeedOrder[]> {
  const file = path === bundledSeed.path ? basename(path) : path;
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new SeedError(
      file,
      null,
      cause.code === 'ENOENT' ? 'there is no such file' : `the file cannot be read (${cause.code ?? cause.message})`,
    );
  });
  return parseSeed(decode(await gunzipIfNeeded(bytes, file), file), file);
}

async function gunzipIfNeeded(bytes: Buffer, file: string): Promise<Uint8Array> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  return promisify(gunzip)(bytes).catch(() => {
    throw new SeedError(file, null, 'the gzip data is damaged');
  });
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SeedError(file, null, 'the text is not UTF-8');
  }
}
