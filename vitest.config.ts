import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/testing/chromiumLaunch.ts';
import { proofTags } from './tools/proofs/testTags.ts';

/**
 * Rules, client and server run in Node; components, hooks and routes in jsdom; every story runs as a test in the
 * pinned browser. What drives the whole app is in playwright.config.ts.
 */
export default defineConfig({
  test: {
    // Two files at a time: browsers count as more than they need, so that two cores would get one.
    maxWorkers: 2,
    tags: [
      { name: 'long', description: 'Left to `pnpm test:all`: too long for every change.' },
      { name: 'nightly', description: 'Left to `pnpm nightly`: what breaks, and when, is never twice the same.' },
      ...proofTags,
    ],
    projects: [
      {
        test: {
          name: 'domain',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/domain/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'api-client',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/api-client/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'providers',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/providers/src/**/*.test.ts'],
          environment: 'node',
          // Hundreds of wrong replies a test.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'platform',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/platform/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'engine',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['packages/{database,engine}/src/**/*.test.ts'],
          environment: 'node',
          // Opening the embedded database takes seconds.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['./tools/testing/propertyCases.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          // Opening the embedded database takes seconds.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Longer than any wait within a test, which then says what it waited for.
          testTimeout: 20_000,
          setupFiles: ['./tools/testing/componentTestSetup.ts', './tools/testing/propertyCases.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Storybook shows one story after the other in one page; here too, a file's modules are loaded once and not
          // again for each file.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
