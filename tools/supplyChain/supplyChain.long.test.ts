import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pnpm, runProgram } from '../testing/runProgram.ts';

const root = join(import.meta.dirname, '../..');
const store = join(root, 'node_modules/.pnpm');

interface Manifest {
  name?: string;
  version?: string;
  scripts?: Readonly<Record<string, string>>;
}

/** Scripts that package managers run when they install a package. */
const installScripts = ['preinstall', 'install', 'postinstall'];

/** Folders of packages in a `node_modules`, including scoped ones. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inScope) => `${name}/${inScope}`) : [name],
  );
}

/** Every installed package, and whether installing it runs code. npm builds a `binding.gyp` even without a script. */
function installed(): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const entry of readdirSync(store)) {
    for (const name of packagesIn(join(store, entry, 'node_modules'))) {
      const folder = join(store, entry, 'node_modules', name);
      const file = join(folder, 'package.json');
      if (!existsSync(file)) continue;
      const { scripts = {} }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
      const hasInstallScript =
        installScripts.some((script) => script in scripts) || existsSync(join(folder, 'binding.gyp'));
      found.set(name, (found.get(name) ?? false) || hasInstallScript);
    }
  }
  return found;
}

/** The rows of `allowBuilds`: package, and whether its script may run. */
function allowed(): ReadonlyMap<string, boolean> {
  const [, block = ''] =
    /^allowBuilds:\n((?: .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return new Map(
    Array.from(block.matchAll(/^ {2}'?([\w@/.-]+)'?: (true|false)$/gm), ([, name = '', value]) => [
      name,
      value === 'true',
    ]),
  );
}

describe('the supply chain', () => {
  test(
    'pnpm-workspace.yaml names exactly the packages with an install script',
    { tags: 'hazard:supply-chain' },
    async ({ annotate }) => {
      const packages = installed();
      const withInstallScript = [...packages]
        .filter(([, hasInstallScript]) => hasInstallScript)
        .map(([name]) => name)
        .toSorted();
      expect(packages.size).toBeGreaterThan(300);
      expect(withInstallScript).toEqual([...allowed().keys()].toSorted());
      await annotate(
        `${packages.size} packages, ${withInstallScript.length} with an install script ` +
          `(${withInstallScript.join(', ')}), ${[...allowed().values()].filter(Boolean).length} of them runs, 0 ` +
          'unnamed',
        'figure',
      );
    },
  );

  test(
    'the lockfile matches what the packages require, and has a checksum for each',
    { tags: 'hazard:supply-chain' },
    async ({ annotate }) => {
      await runProgram(pnpm('install', '--frozen-lockfile', '--lockfile-only'), root);
      const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
      const resolutions = Array.from(
        lockfile.matchAll(/^ {4}resolution: (.*)$/gm),
        ([, resolution = '']) => resolution,
      );
      expect(resolutions.length).toBeGreaterThan(300);
      expect(
        resolutions.filter(
          (resolution) => !/integrity: sha512-/.test(resolution) && !/type: variations/.test(resolution),
        ),
      ).toEqual([]);
      await annotate(`${resolutions.length} locked packages, 0 without a checksum`, 'figure');
    },
  );

  test('production dependencies are pinned to one version', { tags: 'hazard:supply-chain' }, () => {
    const loose = [
      'package.json',
      ...['packages', 'apps'].flatMap((workspaceFolder) =>
        readdirSync(join(root, workspaceFolder)).map((name) => `${workspaceFolder}/${name}/package.json`),
      ),
    ].flatMap((file) => {
      const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      );
      return Object.entries(dependencies)
        .filter(([, version]) => !/^(\d+\.\d+\.\d+|workspace:.*|catalog:)$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});
