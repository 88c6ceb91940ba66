import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { checkTokensRead, tokensModule, writeKeyNumbers } from './polarisTokens.ts';

const polarisPackage = createRequire(import.meta.url).resolve('@shopify/polaris/package.json');
const componentsDir = join(dirname(polarisPackage), 'build/esnext');

/**
 * Bundles Polaris per component: its one stylesheet of 437 KB cannot be tree-shaken, but its components also come as
 * modules with their own styles. For builds only; the one stylesheet is quicker in development. No style and no test
 * may name a class of Polaris, since they differ.
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
    usedTokens,
    stubUnusedParts,
    stubIdleParts,
  ];
}

const keyList = readFileSync(join(componentsDir, 'types.esnext'), 'utf8');

/** Scripts read a few tokens of 107 KB, and a few keys of a list of all. */
const usedTokens: Plugin = {
  name: 'polaris-used-tokens',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /polaris-tokens\/dist\/esm\/build\/index\.mjs$/ },
    handler: () => tokensModule(createRequire(polarisPackage)('@shopify/polaris-tokens')),
  },
  transform: {
    filter: { id: /polaris\/build\/esnext\/(?!types\.).*\.esnext$/ },
    handler(code) {
      checkTokensRead(code);
      return { code: writeKeyNumbers(code, keyList), map: null };
    },
  },
};

/**
 * Parts of Frame, TopBar, Navigation and Page that are only used with a save bar, a user menu, more actions, pages or a second
 * level. Rendering one throws; then take it off this list.
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
        /polaris\/build\/esnext\/components\/Navigation\/components\/Item\/components\/SecondaryNavigation\/\w+\.esnext$/,
        /polaris\/build\/esnext\/components\/(?:Pagination|Tooltip)\/\w+\.esnext$/,
      ],
    },
    handler(id) {
      const part = basename(id, '.esnext');
      return `export function ${part}() { throw new Error("Polaris' ${part} is left out of the build (polarisBuild.ts)."); }`;
    },
  },
};

/** Parts that Polaris always has, and that do something only for components that are not used. */
const idleParts = {
  // Toasts are the app's own (`ToastStack`).
  'components/Frame/components/ToastManager/ToastManager': `export function ToastManager({ toastMessages }) {
  if (toastMessages.length > 0) throw new Error("Polaris' toasts are left out of the build (polarisBuild.ts).");
  return null;
}`,
  // For `Sticky`.
  'utilities/sticky-manager/sticky-manager': `export class StickyManager {
  setContainer() {}
  removeScrollListener() {}
  registerStickyItem() { throw new Error("Polaris' Sticky is left out of the build (polarisBuild.ts)."); }
}`,
};

const stubIdleParts: Plugin = {
  name: 'polaris-stub-idle-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /polaris\/build\/esnext\/.*(?:ToastManager|sticky-manager)\.esnext$/ },
    handler: (id) => Object.entries(idleParts).find(([part]) => id.endsWith(`/build/esnext/${part}.esnext`))?.[1],
  },
};
