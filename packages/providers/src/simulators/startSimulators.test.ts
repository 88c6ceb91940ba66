import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providers } from '@hub/domain/integrations';
import { expect, onTestFinished, test } from 'vitest';
import { createManualClock } from '@hub/domain/simulation';
import { StateFileError } from './core/stateFile.ts';
import { demoCredentialLines, demoCredentials } from './demoCredentials.ts';
import { startSimulators } from './startSimulators.ts';
import { simulators } from './simulators.ts';
import { callSimulator } from './core/callSimulator.ts';
import { minuteMs, startMs, startReceiver } from './testing/simulatorFixtures.ts';

async function aStateFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simulators-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'warehouses.json');
}

test('has a demo value for every field of every form', () => {
  for (const { thirdPartyId, fields } of providers) {
    expect(Object.keys(demoCredentials(thirdPartyId)).sort()).toEqual(fields.map(({ name }) => name).sort());
  }
  expect(demoCredentialLines()).toHaveLength(providers.length);
});

test('starts all ten on loopback, one origin each, and stops them', async () => {
  const running = await startSimulators();
  const origins = Object.values(running.origins);
  expect(new Set(origins).size).toBe(providers.length);
  for (const origin of origins) expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const { thirdPartyId } of providers) {
    const { authorize, test: call } = simulators[thirdPartyId].calls;
    const origin = running.origins[thirdPartyId];
    expect((await callSimulator(origin, call.what, { ...call, headers: await authorize(origin) })).status).toBe(200);
  }
  await running.stop();
  await expect(fetch(origins[0] ?? '')).rejects.toThrow('fetch failed');
});

test('fails to start on a taken port, and leaves nothing listening', async () => {
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
  const { authorize, create, find, count } = simulators.ship_stations.calls;
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
  'refuses to start with a state file of %j, and leaves it unchanged',
  async (text) => {
    const stateFile = await aStateFile();
    await writeFile(stateFile, text);
    await expect(startSimulators({ stateFile, providers: ['shipbob'] })).rejects.toThrow(StateFileError);
    expect(await readFile(stateFile, 'utf8')).toBe(text);
  },
);

test('writes changes automatically, also after a failed write', async () => {
  const stateFile = await aStateFile();
  const running = await startSimulators({ stateFile, providers: ['dcl'] });
  onTestFinished(() => running.stop());
  await mkdir(`${stateFile}.new`);
  running.control('dcl').setStock('MUG', 3);
  await expect(running.save()).rejects.toThrow('EISDIR');
  await rm(`${stateFile}.new`, { recursive: true });
  const read = () => readFile(stateFile, 'utf8').catch(() => '');
  await expect.poll(read).toContain('MUG');
});

test('runs at the requested speed', async () => {
  const running = await startSimulators({ speed: 20_000, plan: 'one', providers: ['dcl'] });
  onTestFinished(() => running.stop());
  const { authorize, create } = simulators.dcl.calls;
  const headers = await authorize(running.origins.dcl);
  await callSimulator(running.origins.dcl, create('A-1').what, { ...create('A-1'), headers });
  const stage = () => running.control('dcl').books().orders[0]?.stage;
  await expect.poll(stage).toBe('delivered');
});
