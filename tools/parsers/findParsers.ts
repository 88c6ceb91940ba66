import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runProgram } from '../testing/runProgram.ts';

/** Reads text or bytes that come from elsewhere: by the calls that do, wherever they stand. */
const readingCall = new RegExp(
  [
    String.raw`JSON\.parse\b|\.safeParse\(|\bPapa\.parse\b|\bparseJson\(|decodeURIComponent\(|\batob\(`,
    String.raw`new TextDecoder\(|createGunzip\(|URL\.parse\(|document\.cookie|process\.env\b`,
  ].join('|'),
);

/** By the name of the file. */
const parserName = /\/(?:parse|decode)[A-Z]\w*\.tsx?$/;

/** Replies of 3PLs and of stores are read by the schemas of these packages. */
const hasReplySchemas = /^packages\/(?:providers|platform)\//;

/** Stand-ins and what tests and the demo are made of read nothing that strangers send. */
const standIn = /\.(?:test|stories)\.tsx?$|\/(?:testing|simulators?|mocks|demo)\/|[fF]ixtures?\.ts$|\.d\.ts$/;

/** Paths of the modules of the product that read what comes from elsewhere, by a rule that needs no list. */
export async function findParsers(root: string): Promise<readonly string[]> {
  const patterns = ['packages/*/src/*.ts', 'packages/*/src/*.tsx', 'apps/*/src/*.ts', 'apps/*/src/*.tsx'];
  const list = [
    'git',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '--',
    ...patterns,
  ];
  const paths = (await runProgram(list, root)).split('\0');
  return paths
    .filter((path) => path !== '' && !standIn.test(path) && existsSync(join(root, path)))
    .filter((path) => isParser(path, readFileSync(join(root, path), 'utf8')))
    .toSorted();
}

/** Whether a module reads what comes from elsewhere; comments do not count. */
export function isParser(path: string, source: string): boolean {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const isReplySchema = hasReplySchemas.test(path) && /from 'zod'/.test(code) && /\bz\.\w+\(/.test(code);
  return parserName.test(path) || readingCall.test(code) || isReplySchema;
}

/** All files of the repository that a file imports, through others too; paths from the root. */
export function importsOf(root: string, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const code = readFileSync(join(root, next), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const path = resolveImport(root, next, name);
      if (path !== null) waiting.push(path);
    }
  }
  return found;
}

/** By package and subpath: the file that it exports. */
const exportsOf = new Map<string, Readonly<Record<string, string>>>();

function resolveImport(root: string, importer: string, name: string): string | null {
  if (name.startsWith('.')) return sourceFile(root, relative(root, join(root, dirname(importer), name)));
  const [, room = '', subpath = ''] = /^@hub\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  if (room === '') return null;
  const directory = `packages/${room}`;
  if (!exportsOf.has(room)) {
    const manifest = join(root, directory, 'package.json');
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
    exportsOf.set(room, exports);
  }
  const target = exportsOf.get(room)?.[`.${subpath}`];
  return target === undefined ? null : sourceFile(root, join(directory, target));
}

function sourceFile(root: string, path: string): string | null {
  return /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null;
}
