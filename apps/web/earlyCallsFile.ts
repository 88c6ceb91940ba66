import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where `apps/server` finds it; like the manifest it is not served. */
export const earlyCallsFileName = '.vite/earlyCalls.js';

/**
 * Bundles what begins the first calls into one classic script, which `apps/server` writes into the pages under /app. A
 * build of its own, because in the app's build it would share files with other modules.
 */
export function earlyCallsFile(): Plugin {
  return {
    name: 'early-calls-file',
    apply: 'build',
    async generateBundle() {
      const outputs = await build({
        configFile: false,
        logLevel: 'error',
        mode: 'production',
        build: {
          write: false,
          target: 'es2023',
          lib: {
            entry: join(import.meta.dirname, 'src/app/earlyCalls/main.ts'),
            formats: ['iife'],
            name: 'earlyCalls',
          },
        },
      });
      const source = [outputs].flat().flatMap((made) => ('output' in made ? made.output : []))[0];
      if (source?.type !== 'chunk' || /<\/script|<!--/i.test(source.code))
        throw new Error('What begins the first calls cannot be written into a page.');
      this.emitFile({ type: 'asset', fileName: earlyCallsFileName, source: source.code.trim() });
    },
  };
}
