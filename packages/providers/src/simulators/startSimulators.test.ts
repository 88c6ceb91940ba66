import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { providers, type ThirdPartyId } from '@hub/domain/integrations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createManualClock } from './core/SimulatorClock.ts';
import { StateFileError } from './core/stateFile.ts';
import { demoCredentialLines, demoCredentials } from './demoCredentials.ts';
import { startSimulators } from './startSimulators.ts';
import { providerCalls } from './testing/providerCallFixtures.ts';
import { callSimulator, minuteMs, startMs, startReceiver } from './testing/simulatorFixtures.ts';

async function aStateFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simulators-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'warehouses.json');
}

test('the demo has a value for every field of every form', () => {
  for (const { thirdPartyId, fields } of providers) {
    expect(Object.keys(demoCredentials(thirdPartyId)).sort()).toEqual(fields.map(({ name }) => name).sort());
  }
  expect(demoCredentialLines()).toHaveLength(10);
});

test('starts all ten on loopback, one origin each, and stops them', async () => {
  const running = await startSimulators();
  const origins = Object.values(running.origins);
  expect(new Set(origins).size).toBe(10);
  for (const origin of origins) expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const { thirdPartyId } of providers) {
    const { authorize, test: call } = providerCalls[thirdPartyId];
    const origin = running.origins[thirdPartyId];
    expect((await callSimulator(origin, call.what, { ...call, headers: await authorize(origin) })).status).toBe(200);
  }
  await running.stop();
  await expect(fetch(origins[0] ?? '')).rejects.toThrow('fetch failed');
});

test('a port that is taken ends the start, and leaves nothing listening', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startSimulators({ port: port - 1, providers: ['shipbob', 'dcl'] })).rejects.toThrow(/EADDRINUSE/);
  await expect(fetch(`http://127.0.0.1:${port - 1}`)).rejects.toThrow('fetch failed');
});

test('remembers orders, stock and subscriptions after a restart', async () => {
  const stateFile = await aStateFile();
  const clock = createManualClock(startMs);
  const options = { clock, stateFile, plan: 'one', providers: ['ship_stations'] } as const;
  const { authorize, create, find, count } = providerCalls.ship_stations;
  const { url, received } = await startReceiver();

  const first = await startSimulators(options);
  const headers = await authorize(first.origins.ship_stations);
  await callSimulator(first.origins.ship_stations, 'POST /webhooks/subscribe', {
    headers,
    body: { target_url: url, event: 'SHIP_NOTIFY' },
  });
  await callSimulator(first.origins.ship_stations, create('A-1').what, { ...create('A-1'), headers });
  first.control('ship_stations').setStock('TEE', 3);
  await first.stop();

  clock.advance(15 * minuteMs);
  const second = await startSimulators(options);
  onTestFinished(() => second.stop());
  const found = await callSimulator(second.origins.ship_stations, find('A-1').what, { headers });
  expect(count(found.json)).toBe(1);
  expect(found.json.orders[0].orderStatus).toBe('shipped');
  await second.webhooksSent();
  expect(received).toHaveLength(1);
  const later = await callSimulator(second.origins.ship_stations, create('A-2').what, { ...create('A-2'), headers });
  expect(later.json.orderId).toBeGreaterThan(found.json.orders[0].orderId);
});

test.each(['', '{', '[]', '{"version":2,"providers":{}}', '{"version":1,"providers":{"shipbob":{}}}'])(
  'a state file of %j ends the start, and stays as it is',
  async (text) => {
    const stateFile = await aStateFile();
    await writeFile(stateFile, text);
    await expect(startSimulators({ stateFile, providers: ['shipbob'] })).rejects.toThrow(StateFileError);
    expect(await readFile(stateFile, 'utf8')).toBe(text);
  },
);

test('writes what changed by itself, also after a write that failed', async () => {
  const stateFile = await aStateFile();
  const running = await startSimulators({ stateFile, providers: ['dcl'] });
  onTestFinished(() => running.stop());
  await mkdir(`${stateFile}.new`);
  running.control('dcl').setStock('MUG', 3);
  await expect(running.save()).rejects.toThrow('EISDIR');
  await rm(`${stateFile}.new`, { recursive: true });
  const read = () => readFile(stateFile, 'utf8').catch(() => '');
  for (let n = 0; n < 100 && !(await read()).includes('MUG'); n++) await wait(50);
  expect(await read()).toContain('MUG');
});

test('time passes by itself, as fast as was asked for', async () => {
  const running = await startSimulators({ speed: 20_000, plan: 'one', providers: ['dcl'] });
  onTestFinished(() => running.stop());
  const { authorize, create } = providerCalls.dcl;
  const headers = await authorize(running.origins.dcl);
  await callSimulator(running.origins.dcl, create('A-1').what, { ...create('A-1'), headers });
  const stage = () => running.control('dcl').books().orders[0]?.stage;
  for (let n = 0; n < 100 && stage() !== 'delivered'; n++) await wait(20);
  expect(stage()).toBe('delivered');
});

/** The largest pages that each provider gives, and those that look at every order. */
const pages: Record<ThirdPartyId, readonly string[]> = {
  shipbob: ['/2026-07/order?Limit=250', '/2026-07/order?Limit=250&Page=40&LastUpdateStartDate=2026-01-01T00:00:00Z'],
  ship_stations: [
    '/orders?pageSize=500&orderNumber=A',
    '/shipments?pageSize=500',
    '/orders?modifyDateStart=2026-01-01',
  ],
  shipWire: ['/api/v3/orders?limit=100&expand=items,trackings,pieces,holds', '/api/v3/orders?orderNo=A-1&offset=9000'],
  info_plus: ['order', 'shipment', 'cartonContent'].flatMap((name) => [
    `/infoplus-wms/api/beta/${name}/search?limit=250&page=40`,
    `/infoplus-wms/api/beta/${name}/search?limit=250&filter=${encodeURIComponent("modifyDate gt '2026-01-01'")}&page=30`,
  ]),
  carterdc: ['/orders?pgsiz=1000&detail=OrderItems,Packages', '/orders?rql=readOnly.isClosed==false;referenceNum==A*'],
  dcl: ['/api/v1/orders?page_size=100&extended_date=true', '/api/v1/orders?modified_from=2026-01-01&page=90'],
  ams: ['/api/v1/orders', '/api/v1/orders?updated_since=2026-01-01T00:00:00Z&cursor=9000'],
  cold_track: ['/api/v1/orders'],
  Portless: ['/api/v1/orders'],
  cap: ['/api/order/track'],
};

describe.each(providers.map(({ thirdPartyId }) => thirdPartyId))('with 10,000 open orders at %s', (provider) => {
  test('a page takes less than 50 ms', async () => {
    const clock = createManualClock(startMs);
    const running = await startSimulators({ clock, plan: 'one', hasRateLimits: false, providers: [provider] });
    onTestFinished(() => running.stop());
    const { authorize, create, test: call } = providerCalls[provider];
    const origin = running.origins[provider];
    const headers = await authorize(origin);
    const made = await callSimulator(origin, create('A-1').what, { ...create('A-1'), headers });
    expect(made.status).toBeLessThan(300);
    running.control(provider).copyOrder('A-1', 9_999);
    clock.advance(6 * minuteMs);
    for (const path of pages[provider]) {
      const body = { ...Object(call.body), batch_num: 90, batch_date: '2026-01-31' };
      const times: number[] = [];
      for (let n = 0; n < 5; n++) {
        const before = process.cpuUsage();
        const what = provider === 'cap' ? `POST ${path}` : `GET ${path}`;
        const reply = await callSimulator(origin, what, { headers, ...(provider === 'cap' && { body }) });
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
        expect([path, reply.status]).toEqual([path, 200]);
      }
      // Time of this process, the client's part too: what the machine does beside it is not the simulator's.
      expect(Math.min(...times), path).toBeLessThan(50);
    }
  });
});
