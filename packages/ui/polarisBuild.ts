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
    shortClassNames,
    lightThemeOnly,
    usedTokens,
    smallTransition,
    dropUnusedTokens,
    dropUnusedTexts,
    stubUnusedParts,
    stubIdleParts,
  ];
}

/**
 * Removes the five random characters at the end of each class name: they are missing in the stylesheet's names and do
 * not compress.
 */
const shortClassNames: Plugin = {
  name: 'polaris-short-class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /polaris\/build\/esnext\/.*\.(?:out\.css|css\.esnext)$/ },
    handler: (code) => ({ code: code.replaceAll(/(Polaris-[\w-]+?)_[0-9a-z]{5}(?![\w-])/g, '$1'), map: null }),
  },
};

/** Only the light theme is used, of whose tokens the styles are variables. */
const lightThemeOnly: Plugin = {
  name: 'polaris-light-theme-only',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /AppProvider\/global\.out\.css$/ },
    handler(code) {
      const otherThemes = /^\.p-theme-(?!light\{)[\w-]+\{.*\}$/gm;
      if (!otherThemes.test(code)) throw new Error('Polaris keeps its themes in another way than before.');
      return { code: code.replaceAll(otherThemes, ''), map: null };
    },
  },
};

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

const libraryTransition = "import { CSSTransition } from 'react-transition-group';";
const frameTransition = join(import.meta.dirname, 'src/layout/FrameTransition.ts');

/** The frame's one transition is ours: the library's is fetched with the dialogs. */
const smallTransition: Plugin = {
  name: 'polaris-small-transition',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /components\/Frame\/Frame\.esnext$/ },
    handler(code) {
      if (!code.includes(libraryTransition))
        throw new Error('Polaris moves its navigation in another way than before.');
      const ours = `import { CSSTransition } from ${JSON.stringify(frameTransition)};`;
      return { code: code.replace(libraryTransition, ours), map: null };
    },
  },
};

/**
 * Tokens of components that are not used (avatars, video thumbnails), and breakpoints, which no style reads from a
 * variable.
 */
const unusedTokens = ['color-avatar-', 'color-video-', 'breakpoints-'];

/** Removes the tokens, and fails a build that reads one of them. */
const dropUnusedTokens: Plugin = {
  name: 'polaris-drop-unused-tokens',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /AppProvider\/global\.out\.css$/ },
    handler: (code) => ({
      code: code.replaceAll(new RegExp(`--p-(?:${unusedTokens.join('|')})[\\w-]+:[^;}]*;?`, 'g'), ''),
      map: null,
    }),
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const text = file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? String(file.source) : '';
      const read = unusedTokens.find((name) => text.includes(`var(--p-${name}`));
      if (read)
        throw new Error(
          `The tokens "--p-${read}…" are left out of the build: take them off the list in polarisBuild.ts.`,
        );
    }
  },
};

/** Translations of components that are not used: 8 of 11 KB. */
const unusedComponents = [
  'VideoThumbnail',
  'ResourceList',
  'DropZone',
  'Tabs',
  'IndexFilters',
  'IndexTable',
  'IndexProvider',
  'Filters',
];

/** Removes the translations, and fails a build that uses one of these components. */
const dropUnusedTexts: Plugin = {
  name: 'polaris-drop-unused-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /polaris\/locales\/[a-z]{2}\.json$/ },
    handler: (code) => ({
      code: JSON.stringify(
        JSON.parse(code, (key, value: unknown) => (unusedComponents.includes(key) ? undefined : value)),
      ),
      map: null,
    }),
  },
  renderChunk(code) {
    const drawn = unusedComponents.find((name) => code.includes(`Polaris.${name}.`));
    if (drawn)
      throw new Error(
        `The texts of Polaris' ${drawn} are left out of the build: take it off the list in polarisBuild.ts.`,
      );
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
