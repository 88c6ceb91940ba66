import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../testing/runProgram.ts';

/** The flow of docs/releasing.md, in a repository that has the manifests and nothing else. */
const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'changesets-'));

function git(...args: string[]): Promise<string> {
  return runProgram(['git', '-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], copy);
}

function changeset(...args: string[]): Promise<string> {
  return runProgram([process.execPath, join(root, 'node_modules/@changesets/cli/bin.js'), ...args], copy);
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(copy, name, 'package.json'), 'utf8')) as { version: string }).version;
}

function writeNote(name: string, text: string): void {
  writeFileSync(join(copy, '.changeset', `${name}.md`), text);
}

const packageFolders = [
  'packages/domain',
  'packages/ui',
  'packages/api-client',
  'packages/database',
  'packages/providers',
  'packages/platform',
  'packages/engine',
  'apps/web',
  'apps/server',
];

beforeAll(async () => {
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    '.changeset',
    ...packageFolders.map((folder) => join(folder, 'package.json')),
  ]) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Start');
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a version', () => {
  test('takes in the notes that wait in the repository', async () => {
    writeNote('one-rule', "---\n'@hub/domain': patch\n---\n\nHold an order longer.\n");
    await changeset('version');
    expect(readdirSync(join(copy, '.changeset'))).toEqual(['config.json']);
    expect(readFileSync(join(copy, 'packages/domain/CHANGELOG.md'), 'utf8')).toContain('Hold an order longer.');
  });

  test('is the same for both packages, whichever of them the note is about, and leaves the private rooms alone', async () => {
    const before = new Map(packageFolders.map((folder) => [folder, versionOf(folder)]));
    const [major, minor, patch] = versionOf('packages/domain').split('.').map(Number);
    writeNote('one-component', "---\n'@hub/ui': patch\n---\n\nShow the holder of an order.\n");
    await changeset('version');

    const next = `${major}.${minor}.${(patch ?? 0) + 1}`;
    expect(packageFolders.map(versionOf)).toEqual([
      next,
      next,
      ...packageFolders.slice(2).map((folder) => before.get(folder)),
    ]);
  });

  test('is demanded by `status` when a package changed without a note', async () => {
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Cut a version');
    await git('checkout', '--quiet', '-b', 'a-change');
    writeFileSync(join(copy, 'packages/ui/plan.ts'), 'export {};\n');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Change a component');
    await expect(changeset('status')).rejects.toThrow(/no changesets/i);

    writeNote('a-component', "---\n'@hub/ui': patch\n---\n\nA new component.\n");
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Say so');
    await changeset('status');
  });
});
