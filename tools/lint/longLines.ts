import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../testing/runProgram.ts';

/** Characters. oxfmt wraps code at 120 but leaves long strings, comments and templates alone. */
const maxLineLength = 140;

/** File patterns of sources. Prose (.md, .mdx) and data (.json) may have lines of any length. */
const sources = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.html', '*.yaml', '*Dockerfile', ':!*pnpm-lock.yaml'];

function longLines(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const { length } = line.replace(/\r$/, '');
    return length > maxLineLength ? [`${path}:${index + 1} has ${length} characters`] : [];
  });
}

/** Source paths below a folder, including new files and without deleted ones. Rejects outside a git checkout. */
async function sourceFiles(root: string): Promise<readonly string[]> {
  const list = ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const paths = (await runProgram([...list, '--', ...sources], root)).split('\0');
  return paths.filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Source lines over the maximum below a folder, as `path:line has N characters`. */
export async function longLinesIn(root: string): Promise<readonly string[]> {
  return (await sourceFiles(root)).flatMap((path) => longLines(path, readFileSync(join(root, path), 'utf8')));
}
