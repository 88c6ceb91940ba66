import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { builtApp } from './build.ts';

/** File sizes in bytes, uncompressed and compressed. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Total of built files, each compressed separately. */
export async function sizesOfFiles(files: readonly string[]): Promise<Sizes> {
  const each = await Promise.all(files.map(sizeOfFile));
  const sum = (of: (sizes: Sizes) => number) => each.reduce((total, sizes) => total + of(sizes), 0);
  return { raw: sum(({ raw }) => raw), gzip: sum(({ gzip }) => gzip), brotli: sum(({ brotli }) => brotli) };
}

const compressors = { gzip: promisify(gzip), brotli: promisify(brotliCompress) };

async function sizeOfFile(file: string): Promise<Sizes> {
  const content = await readFile(join(builtApp, file));
  const [gzipped, brotlied] = await Promise.all([compressors.gzip(content), compressors.brotli(content)]);
  return { raw: content.length, gzip: gzipped.length, brotli: brotlied.length };
}
