import { defineConfig } from '@playwright/test';
import { whyNotPinned } from '../tools/testing/chromiumLaunch.ts';

const otherBrowser = whyNotPinned();
if (otherBrowser !== undefined) throw new Error(`Pictures were not compared: ${otherBrowser}.`);

/** Compares every screen story of the built Storybook with its picture in this folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // One more than the smallest machine's cores, because each worker idles at times.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // `npx playwright show-report` opens the HTML report.
  reporter: [['list'], ['html', { open: 'never' }]],
  expect: {
    timeout: 60_000,
    // A picture fails with more than two different pixels. One can differ where a photo is scaled down.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 2 },
  },
});
