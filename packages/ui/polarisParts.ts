import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const polaris = dirname(createRequire(import.meta.url).resolve('@shopify/polaris/package.json'));
const parts = join(polaris, 'build/esnext');

/**
 * Builds with Polaris part by part: its one stylesheet of 437 KB cannot be cut, but it also comes as modules that each bring
 * their own styles, so that a page loads those of the components that it draws. Only builds need it; while developing, the one
 * stylesheet is quicker. Class names differ between the two, so no style and no test may name one.
 */
export function polarisParts(): Plugin {
  return {
    name: 'polaris-parts',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^@shopify\/polaris$/, replacement: join(parts, 'index.esnext') },
          // The tokens come with AppProvider; what else the stylesheet holds comes with the parts.
          { find: '@shopify/polaris/build/esm/styles.css', replacement: join(parts, 'components/AppProvider/global.out.css') },
        ],
      },
      build: { rolldownOptions: { moduleTypes: { '.esnext': 'jsx' } } },
    }),
  };
}
