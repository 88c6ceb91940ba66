import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { adminEndpoints } from '../admin/adminEndpoints.ts';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from '../http/Endpoint.ts';
import { createAdminSandbox } from './admin/createAdminSandbox.ts';
import { adminContract } from './adminContract.ts';
import { contractSuite } from './contractSuite.ts';
import { createSandbox, smallSeed } from './index.ts';
import type { Scenario } from './scenarios.ts';
import { type CallExample, recordCalls } from './recordCalls.ts';

const file = new URL('../../callExamples.json', import.meta.url);
const allEndpoints: Readonly<Record<string, Endpoint>> = { ...endpoints, ...adminEndpoints };

// `pnpm call-examples` records the requests and replies of the contract tests.
// oxlint-disable-next-line vitest/no-conditional-tests -- either they are written, or they are checked.
if (process.env.CALL_EXAMPLES === 'write')
  describe('writing the examples', () => {
    const shop = recordCalls(endpoints);
    const token = 'a-token-of-24-characters-or-more';
    const admin = recordCalls(adminEndpoints);
    const origin = 'https://app.example';
    contractSuite(() => ({ origin, fetch: shop.carry(createSandbox({ seed: smallSeed }).fetch) }));
    adminContract(() => ({
      origin,
      fetch: admin.carry(createAdminSandbox({ token, rows: 24 }).fetch),
      token,
      domain: 'salt-kiln.myshopify.com',
      queue: 'send-to-warehouse',
    }));
    test('covers what the contract tests leave out', () =>
      playRest((scenario) => shop.carry(createSandbox({ seed: smallSeed, scenario }).fetch)));
    afterAll(() => {
      writeFileSync(file, `${JSON.stringify({ ...shop.examples(), ...admin.examples() }, null, 1)}\n`);
    });
  });
else {
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, CallExample>>;

  test('every call has an example, and no other', () => {
    // The sandbox's store has no holds, so nothing can be released there.
    const { releaseStoreHolds: _, ...others } = allEndpoints;
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(others).toSorted());
  });

  test.each(Object.keys(examples))('the example of %s fits its schemas', (name) => {
    const { request, reply } = allEndpoints[name] ?? {};
    const example = examples[name];
    if (request) expect(request.safeParse(example?.request).error).toBeUndefined();
    expect(reply?.safeParse(example?.reply).error).toBeUndefined();
  });
}

/** Calls that need a ready file, a failed batch, or a change while listening. */
async function playRest(open: (scenario: Scenario) => typeof fetch): Promise<void> {
  const [readyAt, expiresAt] = ['2026-03-02T10:00:00.000Z', '2099-03-09T10:00:00.000Z'];
  const request = { requestId: '41', customerId: '7300512', requestedAt: readyAt, readyAt, expiresAt };
  const made = { requestedBy: 'Robin Carter', requestedAt: readyAt, rowsWritten: 2, rowsTotal: 2, readyAt, expiresAt };
  const carry = open({
    sentence: 'Files are ready.',
    privacy: { requests: [request], exports: [{ ...made, exportId: 'export-1', state: 'ready' }] },
  });
  const address = (path: string) => `https://app.example${path}`;
  const info = await carry(address('/shopInfo?shop=your-store.myshopify.com'));
  const headers = { Authorization: info.headers.get('Authorization') ?? '' };
  const send = async (method: string, path: string, body?: string, type = 'application/json') => {
    const reply = await carry(address(path), {
      method,
      headers: { ...headers, 'Content-Type': type },
      ...(body !== undefined && { body }),
    });
    expect([path, reply.status]).toEqual([path, 200]);
    return reply;
  };
  const stream = await send('GET', '/hub/events');
  for (const path of ['/hub/privacy', '/hub/privacy/exports/export-1', '/hub/privacy/requests/41'])
    await send('GET', path);
  await send('POST', '/hub/store/backfill', '{}');
  await send('POST', '/hub/notifications/email', JSON.stringify({ address: 'orders@example.com' }));
  const columns = '{"orderNumber":0,"sku":1,"name":2,"quantity":3,"price":4,"orderDate":5}';
  const csv = 'Order,SKU,Name,Quantity,Price,Date\n#A1,22867,Hand warmer,6,2.1,2026-03-02 10:00\n';
  const path = `/hub/imports?file_name=orders.csv&columns=${encodeURIComponent(columns)}`;
  const { import_id } = (await (await send('POST', path, csv, 'text/csv')).json()) as { import_id: string };
  await send('POST', `/hub/imports/${import_id}/cancel`, '{}');
  const { batches } = (await (await send('GET', '/hub/batches')).json()) as {
    batches: { batch_id: string; failed: number }[];
  };
  const failed = batches.find((batch) => batch.failed > 0);
  await send('POST', `/hub/batches/${failed?.batch_id}/send-failed`, '{}');
  await send('POST', '/hub/privacy/exports', '{}');
  await stream.body?.cancel();
}
