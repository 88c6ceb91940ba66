import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/testing/chromiumLaunch.ts';

const isNightly = process.env.NIGHTLY === '1';

/** The built app in the pinned browser, against the sandbox (e2e/fixtures.ts) or the demo (e2e/liveUpdates.test.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One browser for each core of the smallest machine that runs this.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ms. A journey on a demo has many steps, and its server's start counts; a matrix in one test takes its time at night.
  timeout: isNightly ? 7_200_000 : 300_000,
  // A test waits for a condition; these end one that never comes, also on a busy machine.
  expect: { timeout: 60_000 },
  // The longest journey begins first, so that the others fill the time beside it.
  projects: [
    { name: 'installation', testMatch: 'storeInstall.test.ts' },
    { name: 'app', testIgnore: ['storeInstall.test.ts', ...(isNightly ? [] : ['**/*.nightly.test.ts'])] },
  ],
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: await chromiumLaunch(),
    // A trace takes a picture of every drawing, which doubles the time: docs/testing.md says how to have one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
