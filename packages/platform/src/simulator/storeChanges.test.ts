import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anOrder, openReceiver, openStore, subscribe, testTime } from './testing/storeFixtures.ts';

const minuteMs = 60_000;

const topics = [
  'LOCATIONS_CREATE',
  'LOCATIONS_UPDATE',
  'LOCATIONS_DEACTIVATE',
  'LOCATIONS_DELETE',
  'PRODUCTS_CREATE',
] as const;

const orders = [anOrder({ number: '1', at: testTime - 3_600_000 }), anOrder({ number: '2', at: testTime - 1_800_000 })];

test('an hour at speed 60 adds, renames, deactivates and deletes a location, and adds a second variant to a SKU', async () => {
  const store = await openStore({ orders, speed: 60, hasStories: true });
  const receiver = await openReceiver();
  await subscribe(store, receiver.url, ...topics);
  for (let minute = 0; minute < 31; minute += 1) store.clock.advance(minuteMs);
  await store.settled();
  const said = receiver.received;
  expect(said.map(({ topic }) => topic)).toEqual([
    'locations/create',
    'locations/update',
    'products/create',
    'locations/deactivate',
    'locations/delete',
  ]);
  expect(said.map(({ body }) => body.name).filter(Boolean)).toEqual([
    'Pop-up store 1',
    'Pop-up store 1, Leeds',
    'Pop-up store 1, Leeds',
  ]);
});

test('a second variant keeps its number after a restart', async () => {
  const stateFile = join(await mkdtemp(join(tmpdir(), 'store-variants-')), 'store.json');
  const query = '{ inventoryItems(first: 10, query: "sku:MUG") { nodes { id sku } } }';
  const first = await openStore({ orders, stateFile });
  first.controls.addVariant('MUG');
  const before = await first.query(query);
  await first.stop();
  const again = await openStore({ orders, stateFile });
  expect(before.data.inventoryItems.nodes).toHaveLength(2);
  expect((await again.query(query)).data).toEqual(before.data);
});

test('nothing changes in a store without stories', async () => {
  const store = await openStore({ orders, speed: 60 });
  const before = await store.query('{ locations(first: 9) { nodes { name } } }');
  for (let minute = 0; minute < 31; minute += 1) store.clock.advance(minuteMs);
  expect((await store.query('{ locations(first: 9) { nodes { name } } }')).data).toEqual(before.data);
});
