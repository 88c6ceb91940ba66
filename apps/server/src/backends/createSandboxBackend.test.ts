import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxBackend } from './createSandboxBackend.ts';
import { aTempBuild } from '../testing/processFixtures.ts';
import { anApp, listenOnFreePort, rawRequest } from '../testing/serverFixtures.ts';
import { StartError } from '../options/StartError.ts';

const twoOrders = [
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
  '1,85123A,HOLDER,6,2010-12-01 08:26:00,2.55,17850,United Kingdom',
  '2,71053,LANTERN,6,2010-12-01 08:28:00,3.39,17850,United Kingdom',
].join('\n');

async function aSandbox({ file = 'two.csv', scenario }: { file?: string; scenario?: string } = {}) {
  const { directory, remove } = await aTempBuild();
  onTestFinished(remove);
  await writeFile(join(directory, 'two.csv'), twoOrders);
  const lines: string[] = [];
  const flags = { ordersFile: join(directory, file), scenario, pageSize: undefined };
  return { backend: await createSandboxBackend(flags, (line) => void lines.push(line)), lines };
}

test('the sandbox prints its file and the number of orders', async () => {
  expect((await aSandbox()).lines).toEqual(['Reading orders from two.csv …', 'Orders read: 2.']);
});

test.each<[string, Parameters<typeof aSandbox>[0], RegExp]>([
  ['a file that cannot be read', { file: 'missing.csv' }, /missing\.csv: there is no such file/],
  ['an unknown scenario', { scenario: 'sunny' }, /Unknown scenario "sunny"\. There are: default, empty, .*large/],
  ['a name that every object has', { scenario: 'constructor' }, /Unknown scenario "constructor"/],
])('%s is a one-line reason not to start', async (_name, options, line) => {
  const starting = aSandbox(options);
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(line);
  await expect(starting).rejects.toThrow(/^[^\n]+$/);
});

test('the sandbox answers this machine by name, and no page whose name points to it', async () => {
  const { backend } = await aSandbox();
  const port = await listenOnFreePort(await anApp({ backend }));
  const reply = (host: string) =>
    rawRequest(port, '/shopInfo?shop=willow-and-wick.myshopify.com', { headers: { host } });
  expect((await reply(`localhost:${port}`)).headers.authorization).toMatch(/^Bearer /);
  const foreign = await reply(`evil.example:${port}`);
  expect([foreign.status, foreign.headers.authorization]).toEqual([403, undefined]);
});

test('the sandbox breaks a connection, and the server keeps running', async () => {
  const { backend } = await aSandbox({ scenario: 'offline' });
  const port = await listenOnFreePort(await anApp({ backend }));
  const shopInfo = await fetch(`http://127.0.0.1:${port}/shopInfo?shop=willow-and-wick.myshopify.com`);
  const headers = { authorization: shopInfo.headers.get('authorization') ?? '' };
  await expect(rawRequest(port, '/stats', { headers })).rejects.toThrow(/hang up|ECONNRESET/);
  expect((await rawRequest(port, '/healthz')).status).toBe(200);
});
