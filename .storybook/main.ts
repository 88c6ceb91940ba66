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

/** The page of a story begins with `startPreview.ts`, which begins Storybook once there are texts. */
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
 * A built story loads some twenty files instead of 230. Each of them is asked of the mocks' worker first, so that a
 * story is drawn in half of the time, and all pictures are.
 */
const chunkGroups = {
  // Else Polaris and the app draw what they import into their own files, Storybook's parts included.
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
  // The sidebar and its search show screens and components; tests when they are asked for.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public', '../apps/web/public'],
  // The list of first steps is for who sets up a Storybook. Its marks of changed stories follow every import of every
  // story: three seconds of each start and one of each change.
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true },
  experimental_indexers: (indexers) => (indexers ?? []).map(withPlaygrounds),
  // `componentDocsPlugin` reads the props: it knows types from other files, and takes one second where react-docgen takes
  // ten.
  typescript: { reactDocgen: false },
  viteFinal(config) {
    // A package that Vite first meets in the middle of a run makes it start over and fails the tests, so all are named
    // beforehand.
    const includedPackages = [
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-dom/client',
      'msw',
      'msw/browser',
      'storybook/test',
    ];
    const include = [...includedPackages, ...importedPackages(process.cwd(), packageFolders)];
    // 'use client' in packages says nothing here, and every build would print it.
    const rolldownOptions = { output: { codeSplitting: chunkGroups }, checks: { moduleLevelDirective: false } };
    // The same build parts as the product, so pictures show what merchants see.
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
 * Vite sends the source map of each bundled package along, inside the file: three quarters of what the browser reads
 * before it draws the first story. Errors in packages are found in the packages' files; our own files keep their maps.
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
