import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../testing/runProgram.ts';

/** In characters. oxfmt wraps code at 120, but leaves long strings, comments and templates as they are. */
const maxLineLength = 140;

/** Source by its name; prose (.md, .mdx) and data (.json) have lines of any length. */
const sources = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.html', '*.yaml', '*Dockerfile', ':!*pnpm-lock.yaml'];

function longLines(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const { length } = line.replace(/\r$/, '');
    return length > maxLineLength ? [`${path}:${index + 1} has ${length} characters`] : [];
  });
}

/** Paths of the source below a folder, new files included and deleted ones not; rejects outside a git checkout. */
async function sourceFiles(root: string): Promise<readonly string[]> {
  const list = ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const paths = (await runProgram([...list, '--', ...sources], root)).split('\0');
  return paths.filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Every line of the source below a folder over the maximum, as `path:line has N characters`. */
export async function longLinesIn(root: string): Promise<readonly string[]> {
  return (await sourceFiles(root)).flatMap((path) => longLines(path, readFileSync(join(root, path), 'utf8')));
}
