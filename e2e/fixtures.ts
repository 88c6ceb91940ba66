import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { createWaitUntilSettled } from './createWaitUntilSettled.ts';
import { type RunningServer, startServer } from './startServer.ts';

export { expect };

/** Options of a test's server, passed after `--sandbox`. */
export interface SandboxOptions {
  scenario?: string;
  /** Orders per page of a list. */
  pageSize?: number;
}

/** Opens the app at a path with the `shop` and `host` that the server printed, in `tab` if given. */
export type OpenApp = (path: string, tab?: Page) => Promise<void>;

interface Options {
  sandbox: SandboxOptions;
  /** Console errors to ignore in a whole file. */
  expectedConsoleErrors: RegExp | null;
}

interface Fixtures {
  /** The worker's sandbox server for these options, with the address of a new shop for this test. */
  server: RunningServer;
  /**
   * Console errors, uncaught errors and requests to other origins, from every tab. Any error left at the end fails the test; a test that
   * provokes errors removes them.
   */
  pageErrors: string[];
  openApp: OpenApp;
  /** Resolves once no request is pending and no visible element is busy. */
  waitUntilSettled(): Promise<void>;
}

interface WorkerFixtures {
  sandboxes: Sandboxes;
}

interface Sandboxes {
  /** Returns the sandbox server for these options. Each worker starts it once, on a free port. */
  start(options: SandboxOptions): Promise<RunningServer>;
  /** A shop domain that no other test of the worker uses. */
  nextShop(): string;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  sandbox: [{}, { option: true }],
  expectedConsoleErrors: [null, { option: true }],

  sandboxes: [
    async ({}, use) => {
      const servers = new Map<string, Promise<RunningServer>>();
      let shops = 0;
      await use({
        start(options) {
          const argv = serverArguments(options);
          const key = argv.join(' ');
          const server = servers.get(key) ?? startServer(argv);
          servers.set(key, server);
          return server;
        },
        nextShop() {
          shops += 1;
          return `willow-and-wick-${shops}.myshopify.com`;
        },
      });
      await Promise.all([...servers.values()].map(async (server) => (await server).stop()));
    },
    { scope: 'worker' },
  ],

  server: async ({ sandboxes, sandbox }, use) => {
    const server = await sandboxes.start(sandbox);
    await use({ ...server, address: addressIn(server, sandboxes.nextShop()) });
  },

  baseURL: async ({ server }, use) => use(new URL(server.address).origin),

  pageErrors: async ({}, use) => use([]),

  context: async ({ context, baseURL, pageErrors, expectedConsoleErrors }, use) => {
    collectPageErrors(context, new URL(baseURL ?? '').origin, expectedConsoleErrors, pageErrors);
    await use(context);
    // Copied before the routes are removed: a held request then reaches the server, which doesn't know its token.
    const errors = [...pageErrors];
    // A reply that is pending when the page closes is not an error.
    await Promise.all([context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(errors, 'errors in the page').toEqual([]);
  },

  openApp: async ({ page, server }, use) => {
    await use(async (path, tab = page) => {
      const entry = new URL(server.address);
      const target = new URL(path, entry);
      for (const [name, value] of entry.searchParams) target.searchParams.set(name, value);
      await tab.goto(target.href);
    });
  },

  waitUntilSettled: async ({ page }, use) => use(createWaitUntilSettled(page)),
});

/** The address that a server printed, with another shop. */
function addressIn({ address }: RunningServer, shop: string): string {
  const url = new URL(address);
  url.searchParams.set('shop', shop);
  const name = shop.replace('.myshopify.com', '');
  url.searchParams.set('host', Buffer.from(`admin.shopify.com/store/${name}`).toString('base64'));
  return url.href;
}

function serverArguments({ scenario, pageSize }: SandboxOptions): string[] {
  return [
    '--sandbox',
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(pageSize === undefined ? [] : ['--page-size', String(pageSize)]),
  ];
}

function collectPageErrors(context: BrowserContext, origin: string, expected: RegExp | null, errors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) errors.push(message.text());
  });
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)/.test(url.protocol) && url.origin !== origin) errors.push(`left the origin: ${request.url()}`);
  });
}
