import { endpoints } from '@hub/api-client/endpoints';
import { readImport } from '@hub/database/imports';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../serve/createApp.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { idleOperations, listenOnFreePort } from '../testing/serverFixtures.ts';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';

const header = 'InvoiceNo,StockCode,Quantity,InvoiceDate,UnitPrice';
const columns = '{"orderNumber":0,"sku":1,"quantity":2,"orderDate":3,"price":4}';
const fileOf = (count: number, name = 'I') =>
  [header, ...Array.from({ length: count }, (_, index) => `${name}${index},A,1,2026-06-01,1`)].join('\n');

describeOnBothKinds('the calls of imports', (database) => {
  let engine: EngineFixture;
  let temporary: string;
  const directory = process.env.TMPDIR;
  beforeEach(async () => {
    temporary = mkdtempSync(join(tmpdir(), 'uploads-'));
    process.env.TMPDIR = temporary;
    engine = await createEngineFixture(database());
  });
  afterEach(async () => {
    await engine.close();
    // Throws when a file is left behind.
    rmdirSync(temporary);
    if (directory === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = directory;
  });

  /** A shop with a person's token. */
  async function open(userId = '1') {
    const domain = `import-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    const info = await engine.fetch(`http://127.0.0.1/shopInfo?shop=${domain}&user_id=${userId}`);
    const token = info.headers.get('Authorization') ?? '';
    const call = (path: string, init: RequestInit = {}, origin = 'http://127.0.0.1', send = engine.fetch) =>
      send(`${origin}${path}`, { ...init, headers: { Authorization: token, ...(init.headers as object) } });
    const start = (body: BodyInit | null, init: { query?: string; type?: string; key?: string } = {}) =>
      call(`/hub/imports?${init.query ?? new URLSearchParams({ file_name: 'orders.csv', columns }).toString()}`, {
        method: 'POST',
        headers: { 'Content-Type': init.type ?? 'text/csv', ...(init.key && { 'Idempotency-Key': init.key }) },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      });
    const idOf = async (reply: Response) => ((await reply.json()) as { import_id: string }).import_id;
    const recordOf = (importId: string) => database().inShop(shopId, (shop) => readImport(shop, importId));
    const untilEnded = async (importId: string) => {
      await expect.poll(async () => (await recordOf(importId))?.status).not.toBe('running');
      return recordOf(importId);
    };
    return { shopId, token, call, start, idOf, recordOf, untilEnded };
  }

  test('an invalid import is rejected before its file is read', async () => {
    const { start, call } = await open();
    const untouched = () =>
      new ReadableStream({ pull: () => expect.unreachable('The file was read.') }, { highWaterMark: 0 });
    const statusOf = async (init: Parameters<typeof start>[1]) => (await start(untouched(), init)).status;
    expect(await statusOf({ type: 'application/json' })).toBe(415);
    expect(await statusOf({ query: 'file_name=a' })).toBe(400);
    expect(await statusOf({ query: 'file_name=a&columns=7' })).toBe(400);
    expect(await statusOf({ query: 'file_name=a&columns={"sku":-1}' })).toBe(400);
    expect(await statusOf({ key: 'x'.repeat(256) })).toBe(400);
    // This person may not edit settings.
    const limited = await open('2');
    expect((await limited.start(untouched())).status).toBe(403);
    for (const token of ['', 'Bearer nobody'])
      expect((await call('/hub/imports', { method: 'POST', headers: { Authorization: token } })).status).toBe(401);
  });

  test('a file that breaks off or is too long starts no import', async () => {
    const { start } = await open();
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(fileOf(10)));
      },
      pull: (controller) => controller.error(new Error('socket hang up')),
    });
    const reply = await start(broken);
    expect([reply.status, await reply.json()]).toEqual([
      400,
      {
        status: 'error',
        message: 'The upload was cut off. Try again.',
        code: 'calls.cutOff',
        values: {},
        request_id: null,
      },
    ]);
    const megabyte = new Uint8Array(1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    let megabytes = 0;
    let most = 0;
    const endless = new ReadableStream({
      pull(controller) {
        megabytes += 1;
        most = Math.max(most, process.memoryUsage().arrayBuffers);
        controller.enqueue(megabyte.slice());
      },
    });
    const tooLong = await start(endless);
    expect(tooLong.status).toBe(413);
    expect(await tooLong.text()).toContain('The file is larger than 512 MB.');
    expect(megabytes).toBeLessThan(520);
    // The file is written to disk as it arrives.
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('an import and its rejected rows belong to one shop', { tags: 'hazard:shop-isolation' }, async () => {
    const owner = await open();
    const other = await open();
    const importId = await owner.idOf(await owner.start(`${fileOf(3)}\nX,,1,2026-06-01,1`));
    await owner.untilEnded(importId);
    for (const [path, method] of [
      ['', 'GET'],
      ['/problems', 'GET'],
      ['/cancel', 'POST'],
    ]) {
      const init = {
        method,
        ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
      };
      expect((await other.call(`/hub/imports/${importId}${path}`, init)).status).toBe(404);
    }
    expect(await owner.recordOf(importId)).toMatchObject({ status: 'done', ordersAdded: 3, linesRefused: 1 });
  });

  test('canceling a running import keeps the orders it has added', async () => {
    const { start, idOf, recordOf, untilEnded, call } = await open();
    const importId = await idOf(await start(fileOf(20_000)));
    await expect.poll(async () => (await recordOf(importId))?.ordersAdded).toBeGreaterThan(0);
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect(await (await call(`/hub/imports/${importId}/cancel`, init)).json()).toEqual({ status: 'success' });
    const record = await untilEnded(importId);
    expect(record?.status).toBe('cancelled');
    expect(record?.ordersAdded).toBeLessThan(20_000);
    expect(await (await call(`/hub/imports/${importId}/cancel`, init)).json()).toEqual({
      status: 'error',
      message: 'This import has already ended.',
      code: 'calls.importEnded',
      values: {},
    });
  });

  test('an import that is running when the server stops is interrupted and says so at once', async () => {
    const { start, idOf, recordOf } = await open();
    const importId = await idOf(await start(fileOf(20_000)));
    await expect.poll(async () => (await recordOf(importId))?.ordersAdded).toBeGreaterThan(0);
    await engine.close();
    const record = await recordOf(importId);
    expect(record).toMatchObject({ status: 'interrupted' });
    expect(record?.ordersAdded).toBeLessThan(20_000);
  });

  test('thousands of rejected rows are downloaded once each, in the order of the file', async () => {
    const { start, idOf, untilEnded, call } = await open();
    const content = `${fileOf(1)}\n${fileOf(2_500, 'R').replaceAll(',A,', ',,').split('\n').slice(1).join('\n')}`;
    const importId = await idOf(await start(content));
    expect(await untilEnded(importId)).toMatchObject({ status: 'done', linesRefused: 2_500 });
    const reply = await call(`/hub/imports/${importId}/problems`);
    expect(reply.headers.get('Content-Type')).toBe('text/csv');
    const [first, ...rows] = (await reply.text()).trim().split('\r\n');
    expect(first).toBe(`Line,Reason,${header}`);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(rows.map((_, index) => index + 3));
    expect(rows).toHaveLength(2_500);
  });

  test('over HTTP a file may exceed the body limit, with or without a content length', async () => {
    const { call, idOf, untilEnded } = await open();
    const app = createApp({
      backend: engine.backend,
      contract: Object.values(endpoints),
      pages: (_context, next) => next(),
      allowsAppBridge: false,
      log: createLineLog(() => undefined),
      operations: idleOperations(),
    });
    const origin = `http://127.0.0.1:${await listenOnFreePort(app)}`;
    const query = new URLSearchParams({ file_name: 'orders.csv', columns });
    const long = `${fileOf(20)}\n${'\n'.repeat(40 * 1024 * 1024)}`;
    for (const body of [long, new Blob([long]).stream()]) {
      const reply = await call(
        `/hub/imports?${query}`,
        { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body, duplex: 'half' } as RequestInit,
        origin,
        fetch,
      );
      expect(reply.status).toBe(200);
      const importId = await idOf(reply);
      await call(`/hub/imports/${importId}/cancel`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(await untilEnded(importId)).toMatchObject({ bytesTotal: long.length });
    }
    const tooLong = await call(
      '/ship-now',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: long },
      origin,
      fetch,
    );
    expect(tooLong.status).toBe(413);
  });
});
