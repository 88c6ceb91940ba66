import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/testing/chromiumLaunch.ts';

const isNightly = process.env.NIGHTLY === '1';

/** The built app in the pinned browser, against the sandbox (e2e/fixtures.ts) or the demo (e2e/liveUpdates.test.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One browser per core of the smallest machine.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ms. A journey on a demo has many steps and includes the server's start. At night, one test runs a whole matrix.
  timeout: isNightly ? 7_200_000 : 300_000,
  // Tests wait for conditions; these limits end a wait whose condition never holds, and are generous for busy machines.
  expect: { timeout: 60_000 },
  // The longest journey starts first, so the other tests run in parallel to it.
  projects: [
    { name: 'installation', testMatch: 'storeInstall.test.ts' },
    { name: 'app', testIgnore: ['storeInstall.test.ts', ...(isNightly ? [] : ['**/*.nightly.test.ts'])] },
  ],
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: await chromiumLaunch(),
    // A trace captures every render, which doubles the time. docs/testing.md says how to turn it on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
