import { accessOf } from '@hub/domain/permissions';
import { describe, expect, test } from 'vitest';
import type { WireImportProgress } from '../imports/wireImportProgress.ts';
import { createSandbox } from './createSandbox.ts';
import { smallSeed } from './seed/smallSeed.ts';

const origin = 'https://app.example';
const domain = 'gifts.myshopify.com';
const now = new Date('2026-11-22T10:00:00Z');
const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const columns = JSON.stringify({
  orderNumber: 0,
  sku: 1,
  name: 2,
  quantity: 3,
  orderDate: 4,
  price: 5,
  customer: 6,
  country: 7,
});

function open(scenario?: Parameters<typeof createSandbox>[0]['scenario']) {
  const sandbox = createSandbox({ seed: smallSeed, now: () => now, ...(scenario && { scenario }) });
  const shop = sandbox.shop(domain);
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { Authorization: shop.token, ...(init.headers as Record<string, string>) };
    return sandbox.fetch(`${origin}${path}`, { ...init, headers });
  };
  const start = async (body: BodyInit, type = 'text/csv', headers: Record<string, string> = {}) =>
    call(`/hub/imports?${new URLSearchParams({ file_name: 'orders.csv', columns })}`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body,
    });
  const progressOf = async (id: string) => (await (await call(`/hub/imports/${id}`)).json()) as WireImportProgress;
  /** Starts an import and waits for its end. */
  const run = async (body: BodyInit, type?: string) => {
    const { import_id: id } = (await (await start(body, type)).json()) as { import_id: string };
    await expect.poll(async () => (await progressOf(id)).status).not.toBe('running');
    return { id, progress: await progressOf(id) };
  };
  return { sandbox, shop, call, start, run, progressOf };
}

const rows = [
  'N1,A,Mug,6,2026-11-22 08:26:00,2.55,17850.0,United Kingdom',
  'N1,B,"Tray, large",1,2026-11-22 08:26:00,7.5,17850.0,United Kingdom',
  'N2,C,Lamp,abc,2026-11-22 08:30:00,1,,France',
  'N3,D,Cup,-2,2026-11-22 08:40:00,1,,France',
];
const file = [header, ...rows, ''].join('\r\n');

describe('an import in the sandbox', () => {
  test('adds the orders, rejects unreadable rows, and records both', async () => {
    const { shop, run, call } = open();
    const before = shop.orders.length;
    const { id, progress } = await run(file);
    expect(progress).toEqual({
      status: 'done',
      message: '',
      lines_read: 4,
      orders_added: 2,
      orders_known: 0,
      lines_refused: 1,
      bytes_read: file.length,
      bytes_total: file.length,
      problems: [
        {
          line: 4,
          reason: 'Quantity "abc" is not a whole number',
          code: 'imports.isNot',
          values: { field: 'quantity', text: 'abc', wanted: 'wholeNumber' },
        },
      ],
    });
    expect(shop.orders).toHaveLength(before + 2);
    const reply = await call(`/hub/imports/${id}/problems`);
    expect(reply.headers.get('Content-Type')).toBe('text/csv');
    // A byte order mark is dropped by `text()`.
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer())).toBe(
      `\uFEFFLine,Reason,${header}\r\n4,"Quantity ""abc"" is not a whole number",N2,C,Lamp,abc,2026-11-22 08:30:00,1,,France\r\n`,
    );
  });

  test('the orders are in the lists and figures, with their items', async () => {
    const { call, run, shop } = open();
    await run(file);
    const list = (await (await call('/list-order?tab=2&fix=all&search=N1')).json()) as {
      orders: { order_id: number }[];
    };
    expect(list.orders).toMatchObject([
      { order_name: '#N1', customer_name: 'Customer 17850', shopify_created_at: '2026-11-22T08:26:00.000Z' },
    ]);
    const detail = (await (await call(`/get-order-detail/${list.orders[0]?.order_id}`)).json()) as object;
    expect(detail).toMatchObject({
      line_items: [
        { sku: 'A', quantity: 6 },
        { sku: 'B', name: 'Tray, large' },
      ],
    });
    expect(shop.orders.find(({ name }) => name === '#N3')?.stage).toBe('cancelled');
    const dates = shop.orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test('repeated, adds nothing', async () => {
    const { run, shop } = open();
    await run(file);
    const before = shop.orders.length;
    const { progress } = await run(file);
    expect(progress).toMatchObject({ orders_added: 0, orders_known: 2, lines_refused: 1 });
    expect(shop.orders).toHaveLength(before);
  });

  test('of a gzipped file', async () => {
    const { run } = open();
    const zipped = await new Response(
      new Blob([file]).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer();
    expect((await run(zipped, 'application/gzip')).progress).toMatchObject({ status: 'done', orders_added: 2 });
  });

  test('accepts the corrected rejected rows', async () => {
    const { run, call } = open();
    const { id } = await run(file);
    const refused = await (await call(`/hub/imports/${id}/problems`)).text();
    const shifted = JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(columns) as Record<string, number>).map(([k, v]) => [k, v + 2])),
    );
    const reply = await call(`/hub/imports?${new URLSearchParams({ file_name: 'r.csv', columns: shifted })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: refused.replace(',abc,', ',3,'),
    });
    const { import_id: again } = (await reply.json()) as { import_id: string };
    await expect
      .poll(async () => (await call(`/hub/imports/${again}`)).json())
      .toMatchObject({ status: 'done', orders_added: 1 });
  });

  test.each([
    ['', 'The file is empty.'],
    [`${header}\n`, 'The file has a header but no orders.'],
    ['a,b,c,d,e,f\n1,2,3,4,5,6', 'Column 7 was chosen, but the file has 6.'],
    ['PK\u0003\u0004', 'This is a spreadsheet, not a CSV file.'],
    [new Uint8Array([0x49, 0xe9, 0x2c]), 'The file isn’t UTF-8 text.'],
    [new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'The compressed file is damaged.'],
    [`${header}\n${rows[0]}\nN9,"A,x\n`, 'Line 3: A cell’s closing quote is missing.'],
  ])('a wrong file fails with the reason: %#', async (body, message) => {
    const { run } = open();
    const { progress } = await run(body);
    expect(progress.status).toBe('failed');
    expect(progress.message).toContain(message);
  });

  test('keeps added orders when canceled', async () => {
    const { start, call, progressOf, shop } = open();
    const long = Array.from({ length: 50_000 }, (_, index) => `L${index},A,Mug,1,2026-11-22 08:26:00,1,,France`);
    const { import_id: id } = (await (await start([header, ...long].join('\n'))).json()) as { import_id: string };
    await expect.poll(async () => (await progressOf(id)).orders_added).toBeGreaterThan(0);
    await call(`/hub/imports/${id}/cancel`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    await expect.poll(async () => (await progressOf(id)).status).toBe('cancelled');
    const { orders_added: added } = await progressOf(id);
    expect(added).toBeLessThan(50_000);
    expect(shop.orders.filter(({ name }) => name.startsWith('#L'))).toHaveLength(Number(added));
  });

  test('with a repeated key starts nothing new; with another file it is an error', async () => {
    const { start } = open();
    const key = { 'Idempotency-Key': 'k1' };
    const [first, second] = [await start(file, 'text/csv', key), await start(file, 'text/csv', key)];
    expect(await second.json()).toEqual(await first.json());
    expect((await start(`${file}\n`, 'text/csv', key)).status).toBe(409);
  });

  test('refuses JSON, unusual columns, an unknown import, and people without edit permission for settings or dashboard', async () => {
    const { start, call } = open();
    expect((await start('{}', 'application/json')).status).toBe(415);
    expect(
      (await call('/hub/imports?file_name=a&columns=7', { method: 'POST', headers: { 'Content-Type': 'text/csv' } }))
        .status,
    ).toBe(400);
    expect((await call('/hub/imports/none')).status).toBe(404);
    for (const scenario of ['no-settings', 'no-dashboard', 'view-only'] as const) {
      const limited = open(scenario);
      expect(accessOf(limited.shop).isOwner).toBe(false);
      expect((await limited.start(file)).status).toBe(403);
    }
  });
});

describe('events of the sandbox', () => {
  test('a change reaches every listener, once per call', async () => {
    const { call, shop } = open();
    const reply = await call('/hub/events');
    expect(reply.headers.get('Content-Type')).toBe('text/event-stream');
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': connected\n\n');
    const order = shop.orders.find(({ stage }) => stage === 'open');
    await call('/hold-order', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: order?.id, order_id: order?.orderId }),
    });
    expect((await reader?.read())?.value).toMatch(
      /^event: changed\ndata: {"stages":\["open","hold"\],"at":"[^"]+"}\n\n$/,
    );
    await reader?.cancel();
    shop.changes.report(['open']);
  });

  test('a stream starts with recent changes', async () => {
    const { call, shop } = open();
    shop.changes.report(['error']);
    await Promise.resolve();
    const reader = (await call('/hub/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': connected\n\n');
    expect((await reader?.read())?.value).toContain('"stages":["error"]');
    await reader?.cancel();
  });

  test('an import reports its orders', async () => {
    const { call, run } = open();
    const reader = (await call('/hub/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await run(file);
    expect((await reader?.read())?.value).toContain('"stages":["open","cancelled"]');
    await reader?.cancel();
  });

  test('people without view permission for the dashboard are refused', async () => {
    expect((await open('no-dashboard').call('/hub/events')).status).toBe(403);
  });
});
