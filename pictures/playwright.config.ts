import { defineConfig } from '@playwright/test';
import { whyNotPinned } from '../tools/testing/chromiumLaunch.ts';

const otherBrowser = whyNotPinned();
if (otherBrowser !== undefined) throw new Error(`Pictures were not compared: ${otherBrowser}.`);

/** Every screen story of the built Storybook, compared with its picture in this folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores of the smallest machine that runs this, since each waits now and then.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // `npx playwright show-report` opens the second.
  reporter: [['list'], ['html', { open: 'never' }]],
  expect: {
    timeout: 60_000,
    // More than two pixels of any other shade are a difference. One differs now and then where a photo is made smaller.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 2 },
  },
});
