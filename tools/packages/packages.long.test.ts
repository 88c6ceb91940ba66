import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { createPackageFromTarballData, Package } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../testing/chromiumLaunch.ts';
import { packedFaults } from './packedFaults.ts';
import { pnpm, runProgram } from '../testing/runProgram.ts';

/**
 * What someone has who installs the two packages: their tarballs are packed as for publishing, looked through, and
 * installed into an app that knows nothing of this workspace.
 */
const root = join(import.meta.dirname, '../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')));
const app = join(folder, 'app');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Manifest {
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
}

function manifestOf(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
}

const names = ['domain', 'ui'] as const;
type Name = (typeof names)[number];

/** The subpaths that the workspace itself imports, `./orders`; what its tests are made with stays there. */
function entriesOf(name: Name): string[] {
  const directory = join(root, 'packages', name);
  return Object.entries(manifestOf(directory).exports)
    .flatMap(([entry, target]) => (entry.includes('*') ? foldersOf(directory, entry, String(target)) : entry))
    .filter((entry) => entry !== './testing');
}

/** Of `./orders/*`, which leads to the index of each folder: `./orders/bulk`, `./orders/detail`, … */
function foldersOf(directory: string, entry: string, target: string): string[] {
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: directory }).map((file) =>
    entry.replace('*', posix.join('./', file).slice(posix.join('./', before).length, -after.length)),
  );
}

function tarballOf(name: Name): string {
  return join(folder, `${name}.tgz`);
}

function packedOf(name: Name): Package {
  return createPackageFromTarballData(readFileSync(tarballOf(name)));
}

beforeAll(async () => {
  await Promise.all(
    names.map((name) => runProgram(pnpm('pack', '--out', tarballOf(name)), join(root, 'packages', name))),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(names)('the packed @hub/%s', (name) => {
  test('has every entry of the workspace, types and imports that lead somewhere, and nothing that belongs to the workshop', async () => {
    expect(await packedFaults(packedOf(name), entriesOf(name))).toEqual([]);
  });
});

describe('a packed package with', () => {
  /** The packed `ui` with its files changed: `null` takes one away. */
  function planted(path: string, change: (text: string) => string | null): Promise<string[]> {
    const packed = packedOf('ui');
    const files = Object.fromEntries(packed.listFiles().map((file) => [file, packed.readFile(file)]));
    const file = `/node_modules/@hub/ui/${path}`;
    const changed = change(files[file] ?? '');
    if (changed === null) delete files[file];
    else files[file] = changed;
    return packedFaults(new Package(files, packed.packageName, packed.packageVersion), entriesOf('ui'));
  }

  test.each([
    {
      fault: 'an entry missing',
      path: 'dist/orders/index.js',
      change: () => null,
      message: /\.\/orders leads to dist\/orders\/index\.js, which is not there/,
    },
    {
      fault: 'an entry without types',
      path: 'dist/orders/index.d.ts',
      change: () => null,
      message: /arethetypeswrong: UntypedResolution for \.\/orders/,
    },
    {
      fault: 'a stylesheet not shipped',
      path: 'dist/orders/list/OrderRow.css',
      change: () => null,
      message: /OrderRow\.module\.js imports \.\/OrderRow\.css, which is not there/,
    },
    {
      fault: 'a source named in a declaration',
      path: 'dist/orders/list/OrderList.d.ts',
      change: (text: string) => text.replace('Loadable.js', 'Loadable.ts'),
      message: /OrderList\.d\.ts imports \.\.\/\.\.\/data\/Loadable\.ts, which is not there/,
    },
    {
      fault: 'a stylesheet in a declaration',
      path: 'dist/shared/PolarisProvider.d.ts',
      change: (text: string) => `import './theme.css';\n${text}`,
      message: /PolarisProvider\.d\.ts imports \.\/theme\.css, which is not there/,
    },
    {
      fault: 'stylesheets that may be dropped',
      path: 'package.json',
      change: (text: string) => text.replace('"**/*.css"', ''),
      message: /sideEffects does not keep the stylesheets/,
    },
    {
      fault: 'a dependency not named',
      path: 'package.json',
      change: (text: string) => text.replace('"@shopify/polaris-icons"', '"@shopify/else"'),
      message: /imports @shopify\/polaris-icons, which is not there/,
    },
    {
      fault: 'an entry not exported',
      path: 'package.json',
      change: (text: string) => text.replace('"./*"', '"./list/*"'),
      message: /\.\/orders is not among the exports/,
    },
    {
      fault: 'exports that point at the sources',
      path: 'package.json',
      change: (text: string) => text.replaceAll('./dist/*/index', './src/*/index'),
      message: /publint: /,
    },
    {
      fault: 'a story in it',
      path: 'dist/orders/Orders.stories.js',
      change: () => '',
      message: /Orders\.stories\.js has no place in the package/,
    },
  ])('$fault is reported', async ({ path, change, message }) => {
    expect((await planted(path, change)).join('\n')).toMatch(message);
  });
});

describe('an app outside the workspace that installs both', () => {
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'scratchApp'), app, { recursive: true });
    const version = (dependency: string) => manifestOf(join(root, 'node_modules', dependency)).version;
    const reactTypes = { '@types/react': version('@types/react'), '@types/react-dom': version('@types/react-dom') };
    const dependencies = {
      '@hub/domain': `file:${tarballOf('domain')}`,
      '@hub/ui': `file:${tarballOf('ui')}`,
      react: version('react'),
      'react-dom': version('react-dom'),
    };
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        name: 'scratch-app',
        private: true,
        type: 'module',
        dependencies,
        devDependencies: { ...reactTypes, vite: version('vite') },
      }),
    );
    // JSON is YAML. The `@hub/domain` that ui asks for is published nowhere yet.
    writeFileSync(
      join(app, 'pnpm-workspace.yaml'),
      JSON.stringify({ packages: [], overrides: { ...reactTypes, '@hub/domain': dependencies['@hub/domain'] } }),
    );
    // From this lockfile pnpm prefers the versions that the workspace has in its store, so that nothing has to be
    // fetched.
    cpSync(join(root, 'pnpm-lock.yaml'), join(app, 'pnpm-lock.yaml'));
    const { storeDir } = JSON.parse(readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8')) as {
      storeDir: string;
    };
    const install = (network: string) =>
      runProgram(pnpm('install', network, '--no-frozen-lockfile', '--ignore-scripts', '--store-dir', storeDir), app);
    // Only where the cache has been emptied since the workspace was installed.
    await install('--offline').catch(() => install('--prefer-offline'));
  });

  test('imports every entry of the domain in plain Node', async () => {
    const imports = entriesOf('domain').map(
      (entry) => `await import(${JSON.stringify(posix.join('@hub/domain', entry))});`,
    );
    const printed = await runProgram(
      [
        process.execPath,
        '--no-strip-types',
        '--input-type=module',
        '--eval',
        `${imports.join('\n')}\nconst { orderTab } = await import('@hub/domain/orders/list');\nconsole.log(orderTab(1).title);`,
      ],
      app,
    );
    expect(printed.trim()).toBe('All Orders');
  });

  test('finds the types of what it uses and of every other entry', async () => {
    const imports = names.flatMap((name) =>
      entriesOf(name).map((entry) => `import ${JSON.stringify(posix.join('@hub', name, entry))};`),
    );
    writeFileSync(join(app, 'everyEntry.ts'), imports.join('\n'));
    await runProgram([bin('tsc'), '-p', app], app);
  });

  test('builds, and takes along the styles of what it uses alone', async () => {
    await runProgram([join(app, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn'], app);
    const assets = join(app, 'dist/assets');
    const styles = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n');
    const classOf = (stylesheet: string) =>
      /_\w+/.exec(readFileSync(join(app, 'node_modules/@hub/ui/dist', stylesheet), 'utf8'))?.[0];
    expect(styles).toContain(classOf('orders/list/OrderRow.css'));
    expect(styles).not.toContain(classOf('layout/AppShell.css'));
  });

  test('shows a list of orders with its styles', async () => {
    const server = await preview({
      root: app,
      configFile: false,
      logLevel: 'silent',
      preview: { host: '127.0.0.1', port: 0 },
    });
    const browser = await chromium.launch(await chromiumLaunch());
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(server.resolvedUrls?.local[0] ?? '');

      const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row');
      await rows.filter({ hasText: '#581587' }).waitFor();
      expect(await rows.filter({ has: page.getByRole('link') }).allInnerTexts()).toEqual([
        expect.stringMatching(/#581587[^]*Customer 12680[^]*2011-12-09 12:50:00 PM/),
        expect.stringMatching(/#581586[^]*Customer 13113/),
      ]);

      await rows.filter({ hasText: '#581586' }).getByRole('button', { name: 'Expand' }).click();
      await page.getByText('Shipment Error', { exact: true }).waitFor();

      const styleOf = (property: string) =>
        rows
          .last()
          .evaluate((row, name) => getComputedStyle(row.firstElementChild ?? row).getPropertyValue(name), property);
      expect(await styleOf('display')).toBe('grid');
      expect(await styleOf('cursor')).toBe('pointer');
      expect(await styleOf('font-family')).toMatch(/Inter/);
      expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
