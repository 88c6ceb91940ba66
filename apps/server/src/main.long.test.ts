import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aTempBuild, sandboxPort, type ServerProcess, startProcess } from './testing/processFixtures.ts';
import { closeServer, portOf, rawRequest } from './testing/serverFixtures.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const twoOrders =
  `${header}\n1,85123A,HOLDER,6,2010-12-01 08:26:00,2.55,17850,United Kingdom\n` +
  '2,71053,LANTERN,6,2010-12-01 08:28:00,3.39,17850,United Kingdom\n';

let directory: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
  await writeFile(join(directory, 'two.csv'), twoOrders);
});

afterAll(() => remove());

/** A child process that ends with the test. */
function start(argv: readonly string[], environment: Record<string, string> = {}): ServerProcess {
  const started = startProcess(directory, argv, environment);
  onTestFinished(started.kill);
  return started;
}

const sandbox = ['serve', '--sandbox', '--orders'];

test('a startup error is one clear line on stderr and exit code 1, never a stack trace', async () => {
  const started = start([...sandbox, 'two.csv', '--scenario', 'sunny']);
  expect(await started.exited).toBe(1);
  expect(started.output.stderr).toMatch(/^Unknown scenario "sunny"\.[^\n]+\n$/);
});

describe('start', () => {
  test('says what it does, prints the dashboard’s address with shop and host, and ends at once on SIGINT', async () => {
    const started = start([...sandbox, 'two.csv']);
    await started.waitForOutput('/app/dashboard?');
    expect(started.output.stdout).toContain('Orders read: 2.');
    const address = new URL(/http:\S+/.exec(started.output.stdout)?.[0] ?? '');
    expect(address.searchParams.get('shop')).toBe('willow-and-wick.myshopify.com');
    expect(atob(address.searchParams.get('host') ?? '')).toBe('admin.shopify.com/store/willow-and-wick');
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toMatch(
      'frame-ancestors https://willow-and-wick.myshopify.com https://admin.shopify.com;',
    );
    expect(await page.text()).toContain('<meta name="hub-sandbox"');
    // A kept-alive connection is open.
    started.process.kill('SIGINT');
    expect(await started.exited).toBe(0);
    expect(started.output.stderr).toBe('');
  });
});

describe('dev', () => {
  test('serves the source with hot reload and the same API on one origin, framed as in production', async () => {
    const started = start(['dev', '--sandbox', '--orders', 'two.csv']);
    const origin = `http://127.0.0.1:${await sandboxPort(started)}`;
    const page = await fetch(`${origin}/app/dashboard?shop=willow-and-wick.myshopify.com`, {
      headers: { accept: 'text/html' },
    });
    expect(page.headers.get('content-security-policy')).toBe(
      'frame-ancestors https://willow-and-wick.myshopify.com https://admin.shopify.com',
    );
    expect(page.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const text = await page.text();
    expect(text).toContain('/@vite/client');
    expect(text).toContain('<meta name="hub-sandbox"');
    expect((await fetch(`${origin}/src/app/main.ts`)).headers.get('content-type')).toMatch('javascript');
    expect(await (await fetch(`${origin}/shopInfo?shop=willow-and-wick.myshopify.com`)).json()).toMatchObject({
      data: { shop: 'willow-and-wick.myshopify.com' },
    });
    expect((await fetch(`${origin}/ship-now`)).status).toBe(405);
    started.process.kill('SIGTERM');
    expect(await started.exited).toBe(0);
    expect(started.output.stderr).toBe('');
  });
});

test('APP_ORIGINS: the running server answers for these hosts only', { tags: 'hazard:foreign-host' }, async () => {
  const started = start(['serve'], { API_ORIGIN: 'http://127.0.0.1:1', APP_ORIGINS: 'https://hub.example.com' });
  await started.waitForOutput('Serving on');
  const port = Number(/127\.0\.0\.1:(\d+),/.exec(started.output.stdout)?.[1]);
  const statusFor = async (host: string) => (await rawRequest(port, '/app/dashboard', { headers: { host } })).status;
  expect([await statusFor('hub.example.com'), await statusFor('evil.example')]).toEqual([200, 421]);
});

/** The reply's status, or the code of the error. */
function newRequest(port: number): Promise<number | string | undefined> {
  return rawRequest(port, '/healthz').then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code,
  );
}

describe('SIGTERM', () => {
  test('finishes running requests, accepts no more, and ends with exit code 0', async () => {
    const reply = Promise.withResolvers<() => void>();
    const backend = createServer((_incoming, outgoing) => reply.resolve(() => outgoing.end('{"data":{}}'))).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => backend.once('listening', resolve));
    onTestFinished(() => closeServer(backend));
    const started = start(['serve'], { API_ORIGIN: `http://127.0.0.1:${portOf(backend)}` });
    await started.waitForOutput('Serving on');
    const port = Number(/127\.0\.0\.1:(\d+),/.exec(started.output.stdout)?.[1]);
    const inFlight = rawRequest(port, '/stats');
    const finish = await reply.promise;
    started.process.kill('SIGTERM');
    await started.waitForOutput('Stopping');
    // Requests that have already arrived are still answered, so the first one after the signal need not fail.
    await expect.poll(() => newRequest(port)).toBe('ECONNREFUSED');
    finish();
    expect(await inFlight).toMatchObject({ status: 200, body: '{"data":{}}' });
    expect(await started.exited).toBe(0);
  });

  test('sent twice, does not wait for a reply that never comes', async () => {
    const started = start([...sandbox, 'two.csv', '--scenario', 'hanging']);
    const port = await sandboxPort(started);
    const reply = rawRequest(port, '/stats').then(
      () => 'answered',
      () => 'cut off',
    );
    // Answered after the other has arrived, because both take the same path.
    await rawRequest(port, '/healthz');
    started.process.kill('SIGTERM');
    await started.waitForOutput('Stopping');
    const second = performance.now();
    started.process.kill('SIGTERM');
    expect(await reply).toBe('cut off');
    expect(await started.exited).toBe(0);
    // Half of the shutdown time limit.
    expect(performance.now() - second).toBeLessThan(4_000);
  });
});
