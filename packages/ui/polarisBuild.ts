import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const polarisPackage = createRequire(import.meta.url).resolve('@shopify/polaris/package.json');
const componentsDir = join(dirname(polarisPackage), 'build/esnext');

/**
 * Bundles Polaris per component: its one stylesheet of 437 KB cannot be tree-shaken, but its components also come as modules with their
 * own styles. For builds only; the one stylesheet is quicker in development. No style and no test may name a class of Polaris, since they
 * differ.
 */
export function polarisBuild(): Plugin[] {
  return [
    {
      name: 'polaris-components',
      apply: 'build',
      config: () => ({
        resolve: {
          alias: [
            { find: /^@shopify\/polaris$/, replacement: join(componentsDir, 'index.esnext') },
            // Tokens come with AppProvider, all other styles with the components.
            {
              find: '@shopify/polaris/build/esm/styles.css',
              replacement: join(componentsDir, 'components/AppProvider/global.out.css'),
            },
          ],
        },
        build: { rolldownOptions: { moduleTypes: { '.esnext': 'jsx' } } },
      }),
    },
    stubUnusedParts,
  ];
}

/**
 * Parts that Frame, TopBar and Page import for a save bar, a user menu and action menus, which this app does not have: 8 KB of scripts and
 * 3 KB of styles (gzip). Rendering one throws; then take it off this list.
 */
const stubUnusedParts: Plugin = {
  name: 'polaris-stub-unused-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: {
      id: [
        /polaris\/build\/esnext\/components\/Frame\/components\/(?:ContextualSaveBar|Loading)\/\w+\.esnext$/,
        /polaris\/build\/esnext\/components\/TopBar\/components\/(?:Menu|SearchField|UserMenu)\/\w+\.esnext$/,
        /polaris\/build\/esnext\/components\/ActionMenu\/components\/(?:Actions|RollupActions)\/\w+\.esnext$/,
      ],
    },
    handler(id) {
      const part = basename(id, '.esnext');
      return `export function ${part}() { throw new Error("Polaris' ${part} is left out of the build (polarisBuild.ts)."); }`;
    },
  },
};
