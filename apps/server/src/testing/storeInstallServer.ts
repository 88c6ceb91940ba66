/**
 * Serves the app as in production, with a simulated store that has not installed it yet and a simulated Shipbob: `node
 * storeInstallServer.ts DIRECTORY`. Prints `{"store":"http://…","app":"http://…"}`; ends on SIGTERM.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStore } from '@hub/platform/simulator';
import { startSimulators } from '@hub/providers/simulators';
import { createIndexPage } from '../pages/createIndexPage.ts';
import { serveBuiltApp } from '../pages/serveBuiltApp.ts';
import { serveStoreApp, testStoreApp } from './serveStoreApp.ts';

const [directory = ''] = process.argv.slice(2);
const build = join(import.meta.dirname, '../../../web/dist');

/** Speed of the simulated 3PL; 1 is real time. */
const speed = 2_000;
const quarterOfDayMs = 21_600_000;

/** The newest order is six hours old. */
const orders = Array.from({ length: 20 }, (_, index) => ({
  number: String(1001 + index),
  at: Date.now() - (20 - index) * quarterOfDayMs,
  customer: `1785${index}`,
  country: 'United Kingdom',
  lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
}));

let storeOrigin = '';
const framingStore = () => storeOrigin;
const simulators = await startSimulators({ providers: ['shipbob'], speed, plan: 'one' });
const page = await readFile(join(build, 'index.html'), 'utf8');
const app = await serveStoreApp({
  database: { kind: 'embedded', directory, secretsKey: undefined },
  port: 0,
  role: 'all',
  storeOrigin: framingStore,
  providerOrigins: { shipbob: simulators.origins.shipbob },
  speed,
  pages: serveBuiltApp(build, createIndexPage(page, { isSandbox: false, shopifyApiKey: undefined, framingStore })),
});
const store = await startStore({
  app: testStoreApp(app.origin),
  domain: 'install-test.myshopify.com',
  orders,
  // Slow enough to see the progress.
  bulkRestMs: 3_000,
});
storeOrigin = store.origin;
process.stdout.write(`${JSON.stringify({ store: store.origin, app: app.origin })}\n`);

process.once('SIGTERM', () => {
  void Promise.all([app.close(), store.stop(), simulators.stop()]).finally(() => process.exit());
});
