import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle, type Plugin } from 'vite';
import { pnpm, runProgram } from '../tools/testing/runProgram.ts';

const root = join(import.meta.dirname, '..');

/** Everything that a run makes; nothing of it is kept in git. */
export const outputDir = join(root, 'dist/bench');
/** The product, as `pnpm build` makes it. */
export const builtApp = join(outputDir, 'web');
/** The product with the windowing of TanStack Virtual in place of its own. */
export const builtAppWithTanStack = join(outputDir, 'webWithTanStack');
/** The baseline and the other contenders. */
export const builtPages = join(outputDir, 'pages');
/** What goes into every page before its own scripts. */
export const inPageScript = join(outputDir, 'inPage/inPage.js');

const peers = join(import.meta.dirname, 'peers');

/** Builds the product for production. */
export async function buildApp(): Promise<void> {
  await runProgram(
    [
      join(root, 'node_modules/.bin/vite'),
      'build',
      'apps/web',
      '--outDir',
      builtApp,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    root,
  );
}

/**
 * Builds the product and its contenders for production. The packages of the contenders are installed when they are not
 * there.
 */
export async function buildAll({ withPeers }: { withPeers: boolean }): Promise<void> {
  await buildApp();
  await bundle({
    ...quiet,
    root: join(import.meta.dirname, 'pages/inPage'),
    build: {
      outDir: join(outputDir, 'inPage'),
      emptyOutDir: true,
      lib: { entry: 'main.ts', formats: ['iife'], name: 'inPage', fileName: () => 'inPage.js' },
    },
  });
  await bundle({
    ...quiet,
    root: join(import.meta.dirname, 'pages'),
    build: pagesOf(['baseline', 'reading'], join(import.meta.dirname, 'pages'), builtPages),
  });
  if (!withPeers) return;
  if (!existsSync(join(peers, 'node_modules'))) {
    console.log('Installing the packages of the contenders …');
    await runProgram(pnpm('install', '--ignore-workspace', '--frozen-lockfile'), peers);
  }
  await bundle({
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    plugins: [withTanStackVirtual],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: builtAppWithTanStack },
  });
  await bundle({
    ...quiet,
    root: peers,
    base: '/peers/',
    build: pagesOf(['indexTable', 'agGrid', 'muiGrid'], peers, join(builtPages, 'peers')),
  });
}

const withTanStackVirtual: Plugin = {
  name: 'with-tanstack-virtual',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/useGridWindow.ts') ? join(peers, 'tanstackVirtual/useGridWindow.ts') : undefined,
};

const quiet = { configFile: false, logLevel: 'error', mode: 'production' } as const;

function pagesOf(names: readonly string[], folder: string, outDir: string) {
  const input = Object.fromEntries(names.map((name) => [name, join(folder, name, 'index.html')]));
  return {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input },
  } as const;
}
