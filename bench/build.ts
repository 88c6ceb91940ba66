import { join } from 'node:path';
import { build as bundle } from 'vite';
import { runProgram } from '../tools/testing/runProgram.ts';

const root = join(import.meta.dirname, '..');

/** Output of a run, ignored by git. */
export const outputDir = join(root, 'dist/bench');
/** The product, built like `pnpm build`. */
export const builtApp = join(outputDir, 'web');
/** The baseline and the page that reads replies. */
export const builtPages = join(outputDir, 'pages');
/** Script that runs in every page before its own scripts. */
export const inPageScript = join(outputDir, 'inPage/inPage.js');

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

/** Builds the product and the comparison pages for production. */
export async function buildAll(): Promise<void> {
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
}

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
