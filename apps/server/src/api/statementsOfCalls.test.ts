import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { smallSeed } from '@hub/api-client/mocks';
import { countStatements } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { defaultFilters } from '@hub/domain/dashboard';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { aWholeShop } from '../testing/wholeShop.ts';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { requestsOf } from '../testing/sampleRequests.ts';

const origin = 'http://127.0.0.1';
const filters = `fix=all&search_by_filter=${defaultFilters.searchMode}`;

/** Statements and round trips of the calls that people wait for most. */
const most = {
  stats: { statements: 7, roundTrips: 5 },
  attention: { statements: 9, roundTrips: 5 },
  listOrder: { statements: 5, roundTrips: 5 },
  getOrderDetail: { statements: 25, roundTrips: 5 },
  getLocations: { statements: 4, roundTrips: 4 },
} as const;

/** Three are the same for each call: begin, the caller, and the end (docs/decisions/0020). */
const mostRoundTrips = 7;

/** Files are read in several transactions; settings count the orders that they hold back. */
const more: Partial<Record<EndpointName, number>> = { getImportProblems: 9, getShopExport: 12, getShopSettings: 8 };

describeOnBothKinds('a call of the app', (database) => {
  async function aShop() {
    const counted = countStatements(database());
    const engine = await createEngineFixture(counted.database, { seed: smallSeed.slice(0, 40) });
    onTestFinished(() => engine.close());
    const domain = `statements-${randomUUID()}.myshopify.com`;
    const { token, orders, ids } = await aWholeShop(counted.database, engine, { domain });
    const headers = { authorization: token };
    const call = async (path: string) => {
      const before = counted.count();
      const reply = await engine.fetch(`${origin}${path}`, { headers });
      const text = await reply.text();
      const after = counted.count();
      return {
        status: reply.status,
        text,
        taken: {
          statements: after.statements - before.statements,
          roundTrips: after.roundTrips - before.roundTrips,
        },
      };
    };
    return { call, domain, requests: requestsOf(orders, ids) };
  }

  test('takes few statements and checks the caller in the same transaction', async () => {
    const { call, requests } = await aShop();
    const paths: Partial<Record<EndpointName, string>> = {
      stats: `/stats?${filters}`,
      listOrder: `/list-order?tab=1&${filters}&offset=0&limit=50`,
    };
    for (const name of Object.keys(most) as (keyof typeof most)[]) {
      const { status, taken } = await call(paths[name] ?? requests[name][0]);
      expect([name, status, taken]).toEqual([name, 200, most[name]]);
    }
  });

  test('makes at most seven round trips when it only reads', async () => {
    const { call, domain, requests } = await aShop();
    const slow: unknown[] = [];
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      if (endpoints[name].method !== 'GET' || name === 'events' || isPublicCall(name)) continue;
      const path = name === 'shopInfo' ? `${endpoints.shopInfo.path}?shop=${domain}` : requests[name][0];
      const { status, taken } = await call(path);
      const { roundTrips } = taken;
      if (status !== 200 || roundTrips > (more[name] ?? mostRoundTrips)) slow.push({ name, status, roundTrips });
    }
    expect(slow).toEqual([]);
  });
});
