import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { smallSeed } from '@hub/api-client/mocks';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { aWholeShop, tablesOfShops, type WholeShop } from '../testing/wholeShop.ts';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import { requestsOf, type Row, type SampleIds, sampleInit } from '../testing/sampleRequests.ts';
import { createTokens } from './tokens.ts';

const origin = 'http://127.0.0.1';
const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => name !== 'shopInfo' && name !== 'events' && !isPublicCall(name),
);

/** Ids that no shop has, in the same format. */
const unknownIds: SampleIds = {
  workflow: '8',
  location: '98765',
  batch: '87',
  importId: randomUUID(),
  selection: randomUUID(),
  shopExport: randomUUID(),
  customerFile: 'file-87',
  tagChange: '87',
  tag: 'wholesome',
  staff: '8',
  package: 'other-box',
  bundle: 'OTHER-SET',
  collection: 'other-collection',
  sku: '58321A',
};

/** These answer alike for a missing row: deleting it succeeds, and the tag's new name is free. */
const saysTheSame: readonly EndpointName[] = ['deleteTag', 'deletePackage', 'deleteBundle', 'deleteCollection'];
/** Every shop has the same providers. */
const namesProvider = (name: EndpointName) => endpoints[name].path.includes('{provider_id}');

describeOnBothKinds('an id of another shop', (database) => {
  let engine: EngineFixture;
  let whole: WholeShop;
  let unknownOrders: readonly Row[];

  beforeAll(async () => {
    // Has rows of every kind and takes a tenth of the time.
    engine = await createEngineFixture(database(), { seed: smallSeed.slice(0, 40) });
    whole = await aWholeShop(database(), engine, { domain: `whole-${randomUUID()}.myshopify.com` });
    unknownOrders = whole.orders.map((row) => ({
      ...row,
      id: row.id + 7_000_000,
      order_id: row.order_id + 7_000_000_000,
      order_name: 'X-1',
    }));
  });

  async function send(name: EndpointName, token: string, of: 'whole' | 'unknown'): Promise<string> {
    // The name would be shown as sent.
    const rows = of === 'whole' ? whole.orders.map((row) => ({ ...row, order_name: 'X-1' })) : unknownOrders;
    const [path, body] = requestsOf(rows, of === 'whole' ? whole.ids : unknownIds)[name];
    const { method } = endpoints[name];
    const reply = await engine.fetch(`${origin}${path}`, sampleInit(method, token, body));
    const headers = [...reply.headers].filter(([header]) => header !== 'authorization');
    return [String(reply.status), JSON.stringify(headers), withoutIds(await reply.text())].join('\n');
  }

  /** Replaces ids, times and random ids with placeholders. */
  function withoutIds(text: string): string {
    let plain = text;
    for (const key of Object.keys(unknownIds) as (keyof SampleIds)[])
      for (const id of [whole.ids[key], unknownIds[key]])
        if (id.length > 2) plain = plain.replaceAll(id, key);
        else plain = plain.replaceAll(`"${id}"`, `"${key}"`).replaceAll(`/${id}/`, `/${key}/`);
    const both = [...whole.orders.slice(0, 2), ...unknownOrders.slice(0, 2)];
    for (const { order_id } of both) plain = plain.replaceAll(String(order_id), 'order');
    for (const { id } of both) plain = plain.replaceAll(`${id}0001`, 'line').replaceAll(String(id), 'id');
    return plain
      .replaceAll(/"shop_name":"Test [^"]+"/g, 'shop')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'uuid')
      .replaceAll(/[\da-f]{64}/g, 'code');
  }

  /** One hash for each table of the shop's rows. */
  async function rowsOf(shopId: number): Promise<Record<string, unknown>> {
    const hashes: Record<string, unknown> = {};
    for (const table of await tablesOfShops(database())) {
      const { rows } = await database().executeSql(
        `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash, count(*)::int AS count
        FROM "${table}" AS t WHERE shop_id = ${shopId}`,
      );
      hashes[table] = rows[0];
    }
    return hashes;
  }

  async function aStranger(): Promise<string> {
    const shopId = await aShop(database());
    return createTokens(['a key of this test']).issue({ shopId, staffId: '1' });
  }

  test('the other shop has a row in every table of shops', async () => {
    const empty = Object.entries(await rowsOf(whole.shopId)).filter(
      ([, row]) => (row as { count: number }).count === 0,
    );
    expect(empty).toEqual([]);
  });

  test(
    'every call answers it byte for byte like an unknown id and changes nothing in the other shop',
    { tags: 'hazard:shop-isolation' },
    async () => {
      const before = await rowsOf(whole.shopId);
      // One asks for ids of the other shop, the other for unknown ids, in the same order.
      const [one, two] = [await aStranger(), await aStranger()];
      const differing: string[][] = [];
      for (const name of names) {
        const [notTheirs, notThere] = [await send(name, one, 'whole'), await send(name, two, 'unknown')];
        if (notTheirs !== notThere) differing.push([name, notTheirs.slice(0, 400), notThere.slice(0, 400)]);
      }
      expect(differing).toEqual([]);
      expect(await rowsOf(whole.shopId)).toEqual(before);
    },
  );

  test('its own shop finds it: each call with an id in its path or order answers differently', async () => {
    const withId = names.filter((name) => {
      const [mine, other] = [requestsOf(whole.orders, whole.ids)[name], requestsOf(unknownOrders, unknownIds)[name]];
      if (namesProvider(name)) return false;
      return (
        endpoints[name].path.includes('{') || (JSON.stringify(mine) !== JSON.stringify(other) && mine[1] !== undefined)
      );
    });
    const same: EndpointName[] = [];
    for (const name of withId) {
      const elsewhere = await send(name, whole.token, 'unknown');
      if (elsewhere === (await send(name, whole.token, 'whole'))) same.push(name);
    }
    expect(same).toEqual(saysTheSame);
  });
});
