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
  /** A server for each test, where what one test changes another must not miss; else one for the tests of a file. */
  serverPerTest: boolean;
  /** Console errors that a whole file provokes. */
  expectedConsoleErrors: RegExp | null;
}

interface Fixtures {
  server: RunningServer;
  /**
   * Errors in the console, errors that nobody caught, and requests to another origin, of every tab. Any that is left at
   * the end fails the test; a test that provokes some takes them out.
   */
  pageErrors: string[];
  openApp: OpenApp;
  /** Resolves once no request is pending and nothing visible is busy. */
  waitUntilSettled(): Promise<void>;
}

interface WorkerFixtures {
  servers: ServerPool;
}

/** Starts the server of `start --sandbox` for the tests of a worker, on a free port. */
interface ServerPool {
  /** The running server, if it was started for the same file and options; else a new one takes its place. */
  shared(file: string, options: SandboxOptions): Promise<RunningServer>;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  sandbox: [{}, { option: true }],
  serverPerTest: [false, { option: true }],
  expectedConsoleErrors: [null, { option: true }],

  servers: [
    async ({}, use) => {
      let current: { key: string; server: RunningServer } | undefined;
      await use({
        async shared(file, options) {
          const key = JSON.stringify([file, options]);
          if (current?.key === key) return current.server;
          await current?.server.stop();
          current = undefined;
          current = { key, server: await startServer(serverArguments(options)) };
          return current.server;
        },
      });
      await current?.server.stop();
    },
    { scope: 'worker' },
  ],

  server: async ({ servers, sandbox, serverPerTest }, use, { file }) => {
    if (!serverPerTest) return use(await servers.shared(file, sandbox));
    const server = await startServer(serverArguments(sandbox));
    await use(server);
    await server.stop();
  },

  baseURL: async ({ server }, use) => use(new URL(server.address).origin),

  pageErrors: async ({}, use) => use([]),

  context: async ({ context, baseURL, pageErrors, expectedConsoleErrors }, use) => {
    collectPageErrors(context, new URL(baseURL ?? '').origin, expectedConsoleErrors, pageErrors);
    await use(context);
    // Once nothing is intercepted, a call that was kept back reaches the server, which does not know its token.
    const errors = [...pageErrors];
    // A reply that is still on its way when the page is closed is nobody's error.
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
