import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { filesOfChunks, indexEntry, startEntry } from '../apps/server/src/pages/BuildManifest.ts';
import { readManifest } from '../apps/server/src/pages/readManifest.ts';
import { expect, test } from './fixtures.ts';

/**
 * Limits of the first dashboard: KB of gzip per kind, and the number of files. They are slightly above the current size, so raising one is
 * a decision: `docs/decisions/0011-what-the-first-dashboard-weighs.md` lists what is included.
 */
const budget = { js: 190, css: 30, woff2: 50, files: 8 };

/** Limits including the lists in the cards and everything a click opens, which load after the figures. */
const budgetWithAll = { js: 350, css: 46, woff2: 50, files: 50 };

/** Files that the dashboard fetches after its figures and doesn't need for its first paint. */
async function deferredFiles(): Promise<readonly string[]> {
  const manifest = await readManifest(join(import.meta.dirname, '../apps/web/dist'));
  const entries = [indexEntry, startEntry, 'src/app/AppArea.tsx', 'src/dashboard/DashboardRoute.tsx'];
  const first = filesOfChunks(manifest, entries);
  const later = filesOfChunks(manifest, ['src/dashboard/dashboardParts.ts', 'src/app/lazyDialogs.ts']);
  return later.filter((file) => !first.includes(file));
}

type Kind = 'js' | 'css' | 'woff2';

/** KB of gzip by kind, and the number of files. */
async function measureTransfer(responses: readonly Response[]): Promise<Record<Kind | 'files', number>> {
  const transfer = { js: 0, css: 0, woff2: 0, files: responses.length };
  for (const response of responses) {
    const kind = kindOf(response);
    if (kind) transfer[kind] += gzipSync(await response.body(), { level: 9 }).length / 1_000;
  }
  return transfer;
}

function kindOf(response: Response): Kind | undefined {
  return (['js', 'css', 'woff2'] as const).find((end) => new URL(response.url()).pathname.endsWith(`.${end}`));
}

function overBudget(transfer: Record<string, number>, limits: Record<string, number>): string[] {
  return Object.entries(limits).flatMap(([what, limit]) =>
    (transfer[what] ?? 0) > limit ? [`${what}: ${(transfer[what] ?? 0).toFixed(1)}, at most ${limit}`] : [],
  );
}

test('the first dashboard stays within its budget of bytes and files, before and after deferred files load', async ({
  page,
  openApp,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (kindOf(response)) loaded.push(response);
  });
  // Holds the deferred files back until the first load is measured.
  let releaseDeferredFiles = (): void => undefined;
  const firstMeasured = new Promise<void>((resolve) => {
    releaseDeferredFiles = resolve;
  });
  const deferred = await deferredFiles();
  await page.route(
    ({ pathname }) => deferred.includes(pathname.slice(1)),
    async (route) => {
      await firstMeasured;
      await route.continue();
    },
  );

  await openApp('/app/dashboard');
  await expect(
    page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: /Total Orders [\d,]+/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Loading' }).first()).not.toBeAttached();
  // The browser requests a font only when it draws a text in it.
  await expect.poll(() => new Set(loaded.map(kindOf))).toEqual(new Set(['js', 'css', 'woff2']));
  await page.evaluate(async () => void (await document.fonts.ready));
  const first = await measureTransfer([...loaded]);
  // Guards against an empty measurement.
  expect([first.js > 100, first.css > 10, first.woff2 > 10]).toEqual([true, true, true]);
  expect(overBudget(first, budget)).toEqual([]);

  const lazyDialogsResponse = page.waitForResponse(/\/assets\/lazyDialogs-.*\.js/);
  releaseDeferredFiles();
  await page.getByRole('button', { name: 'Expand All Orders' }).click();
  await expect(page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
  await lazyDialogsResponse;
  const all = await measureTransfer(loaded);
  expect(all.js).toBeGreaterThan(first.js);
  expect(overBudget(all, budgetWithAll)).toEqual([]);
});
