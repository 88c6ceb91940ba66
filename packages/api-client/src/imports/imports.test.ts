import { describe, expect, test } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createImportsClient } from './createImportsClient.ts';

const columns = { orderNumber: 0, sku: 1, quantity: 2, price: 3, orderDate: 4 };
const progress = {
  status: 'running',
  message: null,
  lines_read: '10',
  orders_added: 2,
  orders_known: 1,
  lines_refused: 1,
  bytes_read: 100,
  bytes_total: null,
  problems: [{ line: 3, reason: 'SKU is blank' }],
};

/** `fakeBackend` reads bodies as JSON, so a file bypasses it. */
function clientWith(reply: Response) {
  const sent: { url: URL; method: string; headers: Headers; body: unknown }[] = [];
  const context = testContext(fakeBackend(), {
    fetch: async (input, init) => {
      const body = init?.body instanceof Blob ? await init.body.text() : init?.body;
      sent.push({ url: new URL(String(input)), method: init?.method ?? '', headers: new Headers(init?.headers), body });
      return reply.clone();
    },
  });
  return { client: createImportsClient(context), sent };
}

describe('POST /hub/imports', () => {
  test('sends the file as the body, its name and columns in the query', async () => {
    const { client, sent } = clientWith(json({ import_id: 'i-1' }));
    const file = { content: new Blob(['a,b']), name: 'May orders.csv', isGzip: false, columns };
    await expect(client.startImport(file)).resolves.toBe('i-1');
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.body).toBe('a,b');
    expect(sent[0]?.headers.get('Content-Type')).toBe('text/csv');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      file_name: 'May orders.csv',
      columns: JSON.stringify(columns),
    });
  });

  test('marks a compressed file', async () => {
    const { client, sent } = clientWith(json({ import_id: 'i-1' }));
    await client.startImport({ content: new Blob(['']), name: 'a.csv.gz', isGzip: true, columns });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/gzip');
  });
});

describe('GET /hub/imports/{import_id}', () => {
  test('returns the progress, with numbers also as text', async () => {
    const { client, sent } = clientWith(json(progress));
    await expect(client.getImport('i-1')).resolves.toEqual({
      status: 'running',
      message: '',
      linesRead: 10,
      ordersAdded: 2,
      ordersKnown: 1,
      linesRefused: 1,
      bytesRead: 100,
      bytesTotal: null,
      problems: [{ line: 3, reason: 'SKU is blank' }],
    });
    expect(sent[0]?.url.pathname).toBe('/hub/imports/i-1');
  });

  test('reports the endpoint and the field for an unknown status', async () => {
    const { client } = clientWith(json({ ...progress, status: 'paused' }));
    await expect(client.getImport('i-1')).rejects.toMatchObject({
      endpoint: 'GET /hub/imports/{import_id}',
      field: 'status',
    });
  });
});

test('rejects a refused cancel with the server’s message', async () => {
  const { client } = clientWith(json({ status: 'error', message: 'It has ended.' }));
  await expect(client.cancelImport('i-1')).rejects.toMatchObject({ serverMessage: 'It has ended.' });
  const { client: willing, sent } = clientWith(json({ status: 'success' }));
  await expect(willing.cancelImport('i-1')).resolves.toBeUndefined();
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{}' });
});

test('returns the rejected rows unchanged, byte order mark included', async () => {
  const { client, sent } = clientWith(
    new Response('\uFEFFLine,Reason\r\n', { headers: { 'Content-Type': 'text/csv' } }),
  );
  const file = await client.getImportProblems('i-1');
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf, 0x4c]));
  expect(sent[0]?.headers.get('Accept')).toBe('text/csv');
});

test('reports a refused download of rejected rows with the server’s message', async () => {
  const { client } = clientWith(json({ message: 'We can’t find this import.' }, 404));
  await expect(client.getImportProblems('i-1')).rejects.toMatchObject({
    status: 404,
    serverMessage: 'We can’t find this import.',
  });
});
