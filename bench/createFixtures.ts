import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, type Sandbox } from '@hub/api-client/mocks';
import { loadSeed } from '@hub/api-client/mocks/node';
import sirv from 'sirv';
import { serveBuiltApp as pagesMiddleware } from '../apps/server/src/pages/serveBuiltApp.ts';
import { createApp } from '../apps/server/src/serve/createApp.ts';
import { createIndexPage } from '../apps/server/src/pages/createIndexPage.ts';
import { listen } from '../apps/server/src/http/listen.ts';
import { createLineLog } from '../apps/server/src/operations/createLineLog.ts';
import { createMetrics } from '../apps/server/src/operations/createMetrics.ts';
import { builtApp, builtPages, outputDir } from './build.ts';
import type { ListFiles } from './pages/inPage/replies.ts';
import type { ShownList } from './pages/inPage/screens.ts';
import { benchFields, type WireRow } from './WireRow.ts';

/** Numbers of orders: a small shop, the sample data, and its copies. */
const sizes = [1_000, 25_900, 100_000] as const;
export type Size = (typeof sizes)[number];

/** Sizes that a run measures. */
export function sizesOf({ isQuick }: { isQuick: boolean }): readonly Size[] {
  return isQuick ? [25_900] : sizes;
}

/** Sizes large enough to measure memory; a list of 1,000 shows no effect. */
export function largeSizesOf(run: { isQuick: boolean }): readonly Size[] {
  return sizesOf(run).filter((size) => size > 1_000);
}

export const shop = 'willow-and-wick.myshopify.com';

/** The two lists of a size: their content and where a page loads them. */
export interface Lists {
  everything: readonly WireRow[];
  found: readonly WireRow[];
  files: ListFiles;
  /** Local path of the whole list. */
  path: string;
  shown: { everything: ShownList; found: ShownList };
}

export interface Fixtures {
  sandbox: Sandbox;
  lists: Record<Size, Lists>;
  /** Search text that finds the few orders of `found`. */
  searchText: string;
  /** Origin of the app, served with the headers of `apps/server`. The reading page is at `/reading/index.html`. */
  appOrigin: string;
  /** Origin of the baseline, served without our headers. */
  pagesOrigin: string;
  close(): Promise<void>;
}

/** An in-memory shop of 100,000 orders, its lists as files, and the servers for every case. */
export async function createFixtures(): Promise<Fixtures> {
  const sandbox = createSandbox({ seed: await loadSeed(), scenario: 'whole-lists' });
  const { lists, searchText } = await writeLists(await everyOrder(sandbox));
  const [app, pages] = await Promise.all([serveApp(sandbox), servePages()]);
  return {
    sandbox,
    lists,
    searchText,
    appOrigin: originOf(app),
    pagesOrigin: originOf(pages),
    async close() {
      for (const server of [app, pages]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function everyOrder(sandbox: Sandbox): Promise<readonly WireRow[]> {
  const requestFromSandbox = (path: string, token = '') =>
    sandbox.fetch(`http://sandbox.localhost${path}`, { headers: { Authorization: token } });
  const token = (await requestFromSandbox(`/shopInfo?shop=${shop}`)).headers.get('Authorization') ?? '';
  const reply = await requestFromSandbox(
    `/list-order?tab=1&fix=all&search_by_filter=order_wise&offset=0&limit=all&fields=${benchFields.join(',')}`,
    token,
  );
  const { orders } = (await reply.json()) as { orders: WireRow[] };
  if (orders.length !== 100_000)
    throw new Error(`The sandbox gave ${orders.length} orders: ${JSON.stringify(orders).slice(0, 200)}`);
  return orders;
}

/** Order names end in `-1`, `-2` … in copies; the others are the sample data. */
async function writeLists(all: readonly WireRow[]): Promise<Pick<Fixtures, 'lists' | 'searchText'>> {
  const year = all.filter(({ order_name }) => !/-\d$/.test(order_name ?? ''));
  const of = { 1_000: year.slice(0, 1_000), 25_900: year.slice(0, 25_900), 100_000: all };
  const searchText = (year[0]?.order_name ?? '').replace('#', '').slice(0, -2);
  await mkdir(join(outputDir, 'data'), { recursive: true });
  const entries = await Promise.all(
    sizes.map(async (size) => {
      const everything = of[size];
      if (everything.length !== size) throw new Error(`The list of ${size} has ${everything.length} orders.`);
      const found = everything.filter(({ order_name }) => order_name?.includes(searchText));
      const files = { everything: `/data/orders-${size}.json`, found: `/data/found-${size}.json` };
      await writeFile(join(outputDir, files.everything), JSON.stringify({ orders: everything, hasNextPage: false }));
      await writeFile(join(outputDir, files.found), JSON.stringify({ orders: found, hasNextPage: false }));
      const lists: Lists = {
        everything,
        found,
        files,
        path: join(outputDir, files.everything),
        shown: { everything: shownOf(everything), found: shownOf(found) },
      };
      return [size, lists] as const;
    }),
  );
  return { lists: Object.fromEntries(entries) as Fixtures['lists'], searchText };
}

function shownOf(orders: readonly WireRow[]): ShownList {
  return { count: orders.length, first: orders[0]?.order_name ?? '' };
}

async function serveApp(sandbox: Sandbox): Promise<Server> {
  const indexPage = createIndexPage(await readFile(join(builtApp, 'index.html'), 'utf8'), {
    isSandbox: true,
    shopifyApiKey: undefined,
  });
  const app = createApp({
    backend: async (request) => (await serveFixture(new URL(request.url).pathname)) ?? sandbox.respond(request),
    contract: Object.values(endpoints),
    pages: pagesMiddleware(builtApp, indexPage),
    allowsAppBridge: false,
    log: createLineLog(() => {}),
    operations: {
      checkReadiness: async () => ({}),
      isStopping: () => false,
      metrics: createMetrics(),
      lateness: { now: () => 0 },
      metricsToken: undefined,
    },
  });
  return listen(app, { port: 0, hostname: '127.0.0.1' });
}

/** Serves the lists, and the reading page under the app's content security policy. */
async function serveFixture(path: string): Promise<Response | undefined> {
  if (path.startsWith('/data/'))
    return new Response(await readFile(join(outputDir, path)), {
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  if (path.startsWith('/reading/') || path.startsWith('/assets/reading')) {
    return new Response(await readFile(join(builtPages, path)), {
      headers: { 'Content-Type': path.endsWith('.html') ? 'text/html' : 'text/javascript' },
    });
  }
  return undefined;
}

async function servePages(): Promise<Server> {
  const files = sirv(builtPages, { dev: false });
  const data = sirv(outputDir, { dev: false });
  const server = createServer((request, reply) => (request.url?.startsWith('/data/') ? data : files)(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
