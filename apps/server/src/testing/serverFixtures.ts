import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import type { Backend, ContractCall } from '../http/Backend.ts';
import { serveBuiltApp } from '../pages/serveBuiltApp.ts';
import { createApp } from '../serve/createApp.ts';
import { createIndexPage } from '../pages/createIndexPage.ts';
import { listen } from '../http/listen.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import type { ServerLog } from '../operations/ServerLog.ts';
import type { Operations } from '../http/operationRoutes.ts';

/** Drops everything. */
export const silentLog: ServerLog = { request() {}, info() {}, error() {}, unread() {} };

export const aContract: readonly ContractCall[] = [
  { method: 'GET', path: '/stats' },
  { method: 'GET', path: '/list-order' },
  { method: 'GET', path: '/get-order-detail/{order_id}' },
  { method: 'POST', path: '/ship-now' },
];

const builtPage =
  '<!doctype html><html><head><title>Built</title></head><body><div id="root"></div>' +
  '<script type="module" src="/assets/index-abc123.js"></script></body></html>';

const script = `export const words = "${'order '.repeat(1_000)}";`;

/** A small build in a temporary directory, next to a file that must never be served. */
async function aBuild(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const directory = join(parent, 'dist');
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(directory, 'index.html'), builtPage);
  await writeFile(join(directory, 'assets/index-abc123.js'), script);
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite/manifest.json'), '{}');
  return directory;
}

export interface AppFixtureOptions {
  backend?: Backend;
  /** Four calls by default. */
  contract?: readonly ContractCall[];
  shopifyApiKey?: string;
  framingStore?: () => string | null;
  isSandbox?: boolean;
  appScript?: string;
  ownOrigins?: readonly string[];
  storybookDirectory?: string;
  log?: (line: string) => void;
  operations?: Partial<Operations>;
}

/** The app over a small build, with a backend that knows no calls unless the test passes one. */
export async function anApp({
  backend = async () => undefined,
  contract = aContract,
  shopifyApiKey,
  framingStore,
  isSandbox = false,
  appScript,
  ownOrigins = [],
  storybookDirectory,
  log = () => {},
  operations = {},
}: AppFixtureOptions = {}): Promise<Hono<AppEnv>> {
  const pages = serveBuiltApp(
    await aBuild(),
    createIndexPage(builtPage, { isSandbox, shopifyApiKey, framingStore, appScript }),
  );
  const allowsAppBridge = shopifyApiKey !== undefined;
  return createApp({
    backend,
    contract,
    pages,
    allowsAppBridge,
    framingStore,
    ownOrigins,
    appScript,
    storybookDirectory,
    log: createLineLog(log),
    operations: { ...idleOperations(), ...operations },
  });
}

/** Operations of a server that is ready and counts nothing. */
export function idleOperations(): Operations {
  return {
    checkReadiness: async () => ({}),
    isStopping: () => false,
    metrics: createMetrics(),
    lateness: { now: () => 0 },
    metricsToken: undefined,
  };
}

/** The app on its own port until the test ends. */
export async function listenOnFreePort(app: Hono<AppEnv>): Promise<number> {
  const server = await listen(app, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => closeServer(server));
  return portOf(server);
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request with the path exactly as written, which `fetch` would normalize. */
export function rawRequest(port: number, path: string, options: RequestOptions = {}, body = ''): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
