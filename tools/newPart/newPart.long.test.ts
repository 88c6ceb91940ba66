import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** A repository of links to the real rooms; only the feature `inventory` is a copy. */
function linkedRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-part-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, 'packages/ui/src'), { recursive: true });
  for (const name of ['node_modules', '.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', '.storybook'])
    symlinkSync(join(root, name), join(copy, name));
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(join(root, 'packages/ui', name), join(copy, 'packages/ui', name));
  for (const name of readdirSync(join(root, 'packages/ui/src')))
    if (name !== 'inventory') symlinkSync(join(root, 'packages/ui/src', name), join(copy, 'packages/ui/src', name));
  cpSync(join(root, 'packages/ui/src/inventory'), join(copy, 'packages/ui/src/inventory'), { recursive: true });
  writeFileSync(
    join(copy, 'packages/ui/tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
      include: ['src/inventory/**/*New*.tsx', 'src/inventory/index.ts'],
    }),
  );
  return copy;
}

function write(copy: string, ...words: string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'writePart.ts'), `--root=${copy}`, ...words], {
    encoding: 'utf8',
  });
}

test('a new component and a new screen pass types, lint and format as they are written', () => {
  const copy = linkedRepository();
  expect(write(copy, 'component', 'inventory/stock/NewNote').stderr).toBe('');
  expect(write(copy, 'screen', 'inventory/NewCount').stderr).toBe('');
  const written = [
    'stock/NewNote.tsx',
    'stock/NewNote.stories.tsx',
    'NewCountScreen.tsx',
    'NewCountScreen.stories.tsx',
  ];
  const paths = written.map((file) => join('packages/ui/src/inventory', file));
  expect(paths.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
  expect(readFileSync(join(copy, 'docs/storybook/NewCountScreen.mdx'), 'utf8')).toContain('# New count');

  const run = (program: string, ...args: string[]) => execFileSync(bin(program), args, { cwd: copy, stdio: 'pipe' });
  run('tsc', '-p', 'packages/ui');
  run('oxlint', '--deny-warnings', ...paths);
  run('oxfmt', '--check', ...paths, 'packages/ui/src/inventory/index.ts');
});

test('does not overwrite existing files', () => {
  const copy = linkedRepository();
  const { status, stderr } = write(copy, 'component', 'insights/SkuReportScreen');
  expect(status).toBe(1);
  expect(stderr).toContain('packages/ui/src/insights/SkuReportScreen.tsx is there already.');
});
