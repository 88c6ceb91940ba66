import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the app uses of `zod/mini`. */
export const buildSchemas = join(import.meta.dirname, '../../packages/api-client/src/http/buildSchemas.ts');

/**
 * Puts `buildSchemas.ts` in zod's place in the app's build: zod takes 9.5 KB of the first visit and this 1.5. Fails a build that uses
 * another part of zod.
 */
export function zodBuild(): Plugin {
  return {
    name: 'zod-used-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^zod(?:\/|$)/ }, handler: (id) => (id === 'zod/mini' ? buildSchemas : null) },
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('buildSchemas'))
        throw new Error(`The app's build has only some of zod: add the part to buildSchemas.ts. ${log.message}`);
    },
  };
}
