import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type Plugin } from 'vite';
import { polarisBuild } from '../packages/ui/polarisBuild.ts';
import { componentStories } from './componentKinds.ts';
import { componentDocsPlugin } from './docgen/componentDocsPlugin.ts';
import { withPlaygrounds } from './docgen/playgrounds.ts';
import { partsInUse } from './foundations/partsInUse.ts';
import { callingFiles } from './handover/callingFiles.ts';
import { callPagesFolder, writeCallPages } from './handover/writeCallPages.ts';
import { importedPackages } from './importedPackages.ts';

/** A story's page loads `startPreview.ts`, which starts Storybook once the texts are loaded. */
const languageFirst: Plugin = {
  name: 'language-first',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => page.replace('virtual:/@storybook/builder-vite/vite-app.js', '/.storybook/startPreview.ts'),
  },
};

const packageFolders = {
  '@hub/domain': 'packages/domain',
  '@hub/api-client': 'packages/api-client',
  '@hub/ui': 'packages/ui',
  '@hub/web': 'apps/web',
};

/**
 * A built story loads about 20 files instead of 230. Each file passes through the mocks' worker, so this halves the time to render a story
 * or take all pictures.
 */
const chunkGroups = {
  // Otherwise, the chunks of Polaris and the app would include everything that they import, with parts of Storybook.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'calls', test: /call-pages/ },
    { name: 'polaris', test: /@shopify.polaris/ },
    { name: 'app', test: /(packages|apps)\/[\w-]+\/src\/(?!.*\.stories\.)/ },
  ],
};

const root = join(import.meta.dirname, '..');
writeCallPages(root);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../docs/storybook/*.mdx',
    `../${callPagesFolder}/*.mdx`,
    ...componentStories(root),
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The sidebar and its search hide tests until they are selected.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public', '../apps/web/public'],
  // The checklist is for setting up a Storybook. Change detection follows every import of every story, which takes three seconds at each
  // start and one at each change.
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true },
  experimental_indexers: (indexers) => (indexers ?? []).map(withPlaygrounds),
  // `componentDocsPlugin` reads the props instead: it resolves types from other files and takes one second, not ten.
  typescript: { reactDocgen: false },
  viteFinal(config) {
    // If Vite finds a new package during a run, it reloads and the tests fail, so all packages are listed here.
    const includedPackages = [
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-dom/client',
      'msw',
      'msw/browser',
      'storybook/test',
    ];
    const include = [...includedPackages, ...importedPackages(process.cwd(), packageFolders)];
    // 'use client' has no effect here, and every build would print a warning for it.
    const rolldownOptions = { output: { codeSplitting: chunkGroups }, checks: { moduleLevelDirective: false } };
    // The build plugin of the product, so that pictures show what merchants see.
    return mergeConfig(config, {
      plugins: [polarisBuild(), componentDocsPlugin(process.cwd()), withoutPackageMaps(), languageFirst],
      define: {
        PARTS_IN_USE: JSON.stringify(partsInUse(process.cwd())),
        CALLING_FILES: JSON.stringify(callingFiles(root)),
      },
      optimizeDeps: { include },
      build: { rolldownOptions },
    });
  },
});

/**
 * Removes the inline source maps of bundled packages, three quarters of what the browser reads before the first story. Errors in packages
 * show the bundled files; our own files keep their maps.
 */
function withoutPackageMaps(): Plugin {
  return {
    name: 'without-package-maps',
    apply: 'serve',
    transform: {
      order: 'post',
      filter: { id: /\/sb-vite\/deps\// },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}
