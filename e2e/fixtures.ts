import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { createWaitUntilSettled } from './createWaitUntilSettled.ts';
import { type RunningServer, startServer } from './startServer.ts';

export { expect };

/** What the server of a test is started with, behind `--sandbox`. */
export interface SandboxOptions {
  scenario?: string;
  /** Orders of one page of a list. */
  pageSize?: number;
}

/** Opens the app at a path with the `shop` and `host` that the server printed, in a second tab where one is given. */
export type OpenApp = (path: string, tab?: Page) => Promise<void>;

interface Options {
  sandbox: SandboxOptions;
  /** Console errors that a whole file provokes. */
  expectedConsoleErrors: RegExp | null;
}

interface Fixtures {
  /** The sandbox server of these options, with the address of a shop that only this test has. */
  server: RunningServer;
  /**
   * Errors in the console, uncaught errors, and requests to another origin, of every tab. Any that is left at
   * the end fails the test; a test that provokes some takes them out.
   */
  pageErrors: string[];
  openApp: OpenApp;
  /** Resolves once no request is pending and nothing visible is busy. */
  waitUntilSettled(): Promise<void>;
}

interface WorkerFixtures {
  sandboxes: Sandboxes;
}

interface Sandboxes {
  /** The server of `start --sandbox` with these options, on a free port: started once in a worker. */
  start(options: SandboxOptions): Promise<RunningServer>;
  /** A domain that no other test of the worker has. */
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
    // Once nothing is intercepted, a call that was kept back reaches the server, which does not know its token.
    const errors = [...pageErrors];
    // A reply that is still pending when the page closes is not an error.
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

/** The address that a server printed, for another shop. */
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
