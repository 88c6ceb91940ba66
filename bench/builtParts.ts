import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { builtApp } from './build.ts';

/** One module of the build's manifest: its file, and what has to be there before it runs. */
export interface BuiltPart {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
  isEntry?: boolean;
}

/** The build's own account of what it made, by source file. */
export async function readManifest(): Promise<Record<string, BuiltPart>> {
  return JSON.parse(await readFile(join(builtApp, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltPart>;
}

/** Every script and style sheet that these modules need, themselves included. */
export function filesFor(parts: Record<string, BuiltPart>, names: readonly string[]): string[] {
  const found = new Set<BuiltPart>();
  const walk = (name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`The build has no ${name}`);
    if (found.has(part)) return;
    found.add(part);
    part.imports?.forEach(walk);
  };
  names.forEach(walk);
  return [...new Set([...found].flatMap(({ file, css = [] }) => [file, ...css]))];
}

/** How large files are, bytes: as they are, and as a server may send them. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** The sum for built files, each compressed by itself. */
export async function sizesOfFiles(files: readonly string[]): Promise<Sizes> {
  const each = await Promise.all(files.map(sizeOfFile));
  const sum = (of: (sizes: Sizes) => number) => each.reduce((total, sizes) => total + of(sizes), 0);
  return { raw: sum(({ raw }) => raw), gzip: sum(({ gzip }) => gzip), brotli: sum(({ brotli }) => brotli) };
}

const squeezed = { gzip: promisify(gzip), brotli: promisify(brotliCompress) };

async function sizeOfFile(file: string): Promise<Sizes> {
  const content = await readFile(join(builtApp, file));
  const [gzipped, brotlied] = await Promise.all([squeezed.gzip(content), squeezed.brotli(content)]);
  return { raw: content.length, gzip: gzipped.length, brotli: brotlied.length };
}
