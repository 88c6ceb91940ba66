import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/testing/chromiumLaunch.ts';

/** Ms. Whole matrices in one test take their time at night. */
const testTimeout = process.env.NIGHTLY === '1' ? 7_200_000 : 120_000;

/** The built app in the pinned browser, against the sandbox (e2e/fixtures.ts) or the demo (e2e/liveUpdates.test.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One browser for each core of the smallest machine that runs this.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: testTimeout,
  // A busy machine needs more than the five seconds that are the default.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: await chromiumLaunch(),
    // A trace takes a picture of every drawing, which doubles the time: docs/testing.md says how to have one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
