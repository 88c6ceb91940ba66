import { type EndpointName, endpoints } from '@hub/api-client/endpoints';
import { smallSeed } from '@hub/api-client/mocks';
import { countStatements } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { defaultFilters } from '@hub/domain/dashboard';
import { expect, test } from 'vitest';
import { createEngineFixture } from './engineFixture.ts';

const origin = 'http://127.0.0.1';
const filters = `fix=all&search_by_filter=${defaultFilters.searchMode}`;

/**
 * Round trips to the database, of which three are the same for each call: beginning, who asks, and the end. What a busy
 * shop takes of a server is mostly their number (docs/decisions/0020).
 */
const most = { stats: 5, attention: 4, listOrder: 5, getOrderDetail: 24, getLocations: 4 } as const;

describeOnBothKinds('a call of the app takes few statements', (database) => {
  test('which do not grow by checking who asks in a transaction of its own', async () => {
    const counted = countStatements(database());
    const engine = await createEngineFixture(counted.database, { seed: smallSeed.slice(0, 40) });
    const domain = 'statements.myshopify.com';
    const shopId = await engine.createShop(domain);
    const shopInfo = await engine.fetch(`${origin}${endpoints.shopInfo.path}?shop=${domain}`);
    const headers = { authorization: shopInfo.headers.get('authorization') ?? '' };
    const { rows } = await database().executeSql(
      'SELECT order_id::text AS id FROM orders WHERE shop_id = $1 ORDER BY order_id LIMIT 1',
      [shopId],
    );
    const call = async (name: EndpointName, query = '') => {
      const path = endpoints[name].path.replace('{order_id}', String(rows[0]?.id));
      const before = counted.statements();
      const reply = await engine.fetch(`${origin}${path}?${query}`, { headers });
      expect([name, reply.status]).toEqual([name, 200]);
      await reply.text();
      return counted.statements() - before;
    };
    const taken = {
      stats: await call('stats', filters),
      attention: await call('attention'),
      listOrder: await call('listOrder', `tab=1&${filters}&offset=0&limit=50`),
      getOrderDetail: await call('getOrderDetail'),
      getLocations: await call('getLocations'),
    };
    expect(taken).toEqual(most);
    await engine.close();
  });
});
