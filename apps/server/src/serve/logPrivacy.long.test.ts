import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOrders, smallSeed } from '@hub/api-client/mocks';
import { findProvider } from '@hub/domain/integrations';
import { expect, onTestFinished, test } from 'vitest';
import { printedShop } from '../pages/dashboardUrl.ts';
import { aTempBuild, sandboxPort, startProcess } from '../testing/processFixtures.ts';

const secret = 'canary-secret-4711';
const person = 'Canary Persona';
const street = '4711 Canary Street';
const metricsToken = 'canary-metrics-token';
const secretsKey = `k1:${Buffer.alloc(32, 9).toString('base64')}`;

const file = [
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,Customer,Country',
  `900001,85123A,HOLDER,6,2026-01-01 08:26:00,2.55,${person},United Kingdom`,
  `900002,85123A,HOLDER,many ${person},2026-01-01 08:26:00,2.55,${person},United Kingdom`,
].join('\n');

/** The shop's first orders. */
const year = ['InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country']
  .concat(
    Array.from(
      { length: 30 },
      (_, index) =>
        `${500_001 + index},85123A,HOLDER,6,2011-01-01 08:${index + 10}:00,2.55,${17_850 + index},United Kingdom`,
    ),
  )
  .join('\n');

test(
  'a merchant’s day, errors included, leaves no name, address, token or key in the log',
  { tags: 'hazard:secret-leak' },
  async () => {
    const { directory, remove } = await aTempBuild();
    await writeFile(join(directory, 'orders.csv'), year);
    const data = await mkdtemp(join(tmpdir(), 'privacy-'));
    const started = startProcess(directory, ['start', '--speed', '60', '--orders', 'orders.csv'], {
      DATA_DIR: join(data, 'data'),
      LOG_FORMAT: 'json',
      METRICS_TOKEN: metricsToken,
      SECRETS_KEY: secretsKey,
    });
    onTestFinished(async () => {
      await started.kill();
      await remove();
      await rm(data, { recursive: true, force: true });
    });
    const origin = `http://127.0.0.1:${await sandboxPort(started)}`;
    const shopInfo = await fetch(`${origin}/shopInfo?shop=${printedShop}`);
    const token = shopInfo.headers.get('authorization') ?? '';
    const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const reply = await fetch(`${origin}${path}`, {
        headers: { Authorization: token, 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      return { status: reply.status, text: await reply.text() };
    };
    const list = JSON.parse((await call('/list-order?tab=1&fix=all')).text) as {
      orders: { order_id: number; customer_name: string }[];
    };
    const [order] = list.orders;
    if (order === undefined) throw new Error('No order is open.');
    await call(`/list-order?tab=1&fix=all&search=${encodeURIComponent(order.customer_name)}`);
    await call(`/get-order-detail/${order.order_id}`);
    await call('/hold-order', order);
    await call('/ship-now', order);
    await call('/timeline', { order_id: order.order_id, message: `${person} lives at ${street}` });
    // Saves and tests credentials, right and wrong.
    const fields = Object.fromEntries((findProvider('shipbob')?.fields ?? []).map(({ name }) => [name, secret]));
    await call('/test-shipbob-connection', { ...fields, status: true });
    await call('/save-third-party-settings', { third_party_id: 'shipbob', ...fields, status: true });
    await call('/test-info-plus-connection', { domain: `${secret}.example`, api_key: secret });
    // Unreadable input.
    await call('/hold-order', `{"customer": "${person}", `);
    await call('/hold-order', { ...order, order_id: `${person}\u0000` });
    await call(`/get-order-detail/${encodeURIComponent(person)}`);
    await call(`/hub/tags?name=${encodeURIComponent(street)}`);
    await call('/stats?fix=all', undefined, { Authorization: `Bearer ${secret}` });
    await call(`/hub/imports?file_name=${encodeURIComponent(person)}.csv&columns=%7B%7D`, file, {
      'Content-Type': 'text/csv',
    });
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    await call('/hub/attention');
    started.process.kill('SIGTERM');
    expect(await started.exited).toBe(0);

    const { stdout, stderr } = started.output;
    expect(stderr).toBe('');
    const entries = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { endpoint?: string; shopId?: number | null; msg: string });
    const detail = entries.find(({ endpoint }) => endpoint === '/get-order-detail/{order_id}');
    expect(detail).toMatchObject({ shopId: expect.any(Number), requestId: expect.stringMatching(/^[\w-]{36}$/) });
    const customers = [...sampleOrders(smallSeed, new Date())].map(({ order: { customerName } }) => customerName);
    const canaries = [...list.orders.map(({ customer_name }) => customer_name), ...customers]
      .filter((name) => name.length > 3)
      .concat(person, street, encodeURIComponent(person), secret, metricsToken, secretsKey.slice(3), token.slice(7));
    for (const canary of new Set(canaries)) expect(stdout).not.toContain(canary);
  },
);
