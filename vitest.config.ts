import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/testing/chromiumLaunch.ts';
import { proofTags } from './tools/proofs/testTags.ts';

const launchOptions = await chromiumLaunch();

/** A function, because Vitest writes each project's name into the object. */
const inBrowser = () => ({
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/**
 * Rules, client and server run in Node; components, hooks and routes in jsdom; stories in the pinned browser. Tests of the whole app are in
 * playwright.config.ts.
 */
export default defineConfig({
  test: {
    // Two files at a time. Vitest reserves more cores for browsers than they need, so two cores would run only one.
    maxWorkers: 2,
    // The files of a worker share loaded modules, because loading them for each of 550 files takes four minutes. A file that mocks modules,
    // or imports them again, calls `vi.resetModules()` at its end.
    isolate: false,
    // The only limits. Tests wait for conditions; these end a wait whose condition never holds, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    tags: proofTags,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/domain/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api-client',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/api-client/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'providers',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/providers/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/platform/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/{database,engine}/src/**/*.test.ts'],
          environment: 'node',
          // Starts the PostgreSQL server that these tests use.
          globalSetup: ['./packages/database/src/testing/provideTestServer.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          // Starts the PostgreSQL server that these tests use.
          globalSetup: ['./packages/database/src/testing/provideTestServer.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          // All SQL is in `database`, and the contract covers the rest. At night, all files.
          include:
            process.env.NIGHTLY === '1'
              ? ['packages/{database,engine}/src/**/*.test.ts', 'apps/server/src/**/*.test.ts']
              : ['packages/database/src/**/*.test.ts', 'apps/server/src/{serve/engineContract,api/isolation}.test.ts'],
          exclude: ['**/*.{long,nightly}.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./tools/testing/componentTestSetup.ts', './tools/testing/propertyCases.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // .storybook/main.ts lists the stories: this project runs those of components, the next those of screens.
        test: { name: 'stories', exclude: ['apps/web/**'], ...inBrowser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'screens', exclude: ['packages/ui/**'], ...inBrowser() },
      },
    ],
  },
});
