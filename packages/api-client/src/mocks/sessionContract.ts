import { defaultFilters } from '@hub/domain/dashboard';
import { beforeAll, describe, expect, test } from 'vitest';
import { SessionExpiredError } from '../http/errors.ts';
import { sampleShop } from './shop/sampleShop.ts';
import { serverCapabilities } from '@hub/domain/shared';
import type { ContractTarget, ContractShop } from './contractFixtures.ts';

/** Tests of sessions and wrong requests. */
export function sessionContract(openShop: () => Promise<ContractShop>, target: () => ContractTarget): void {
  describe('the session', () => {
    test('shop info has the shop, its currency and time zone, and returns the Authorization header', async () => {
      const { info, shop, token } = await openShop();
      expect(info).toMatchObject({
        shop,
        userName: sampleShop.userName,
        role: '1',
        installStatus: '1',
        onboardStatus: '1',
        chargeType: 2,
        currency: 'GBP',
        timeZone: 'Europe/London',
      });
      expect(token()).not.toBeNull();
    });

    test('the server has exactly the sandbox’s capabilities', async () => {
      const { info } = await openShop();
      expect(info.capabilities.toSorted()).toEqual(serverCapabilities.toSorted());
    });

    test('a call without the token reports once that the session expired', async () => {
      const { client, forgetToken, timesExpired } = await openShop();
      forgetToken();
      const calls = await Promise.allSettled([
        client.orders.getStats(defaultFilters),
        client.orders.getLocations(),
        client.plans.createBilling(3),
      ]);
      for (const call of calls)
        expect(call).toMatchObject({ status: 'rejected', reason: expect.any(SessionExpiredError) });
      expect(timesExpired()).toBe(1);
    });
  });

  describe('wrong requests', () => {
    let send: (path: string, init?: RequestInit) => Promise<Response>;
    beforeAll(async () => {
      const { token } = await openShop();
      send = (path, init) =>
        target().fetch(
          new Request(`${target().origin}${path}`, {
            ...init,
            headers: { Authorization: token() ?? '', 'Content-Type': 'application/json', ...init?.headers },
          }),
        );
    });
    const post = (body: string, headers = {}) => ({ method: 'POST', body, headers });

    test.each([
      ['a shop that is not a store', '/shopInfo?shop=evil.example', {}, 400],
      ['no shop', '/shopInfo', {}, 400],
      ['a tab that does not exist', '/list-order?tab=9', {}, 400],
      ['a period that does not exist', '/stats?fix=yesterday', {}, 400],
      ['an invalid offset', '/list-order?tab=1&offset=-1', {}, 400],
      ['an offset that is not a number', '/list-order?tab=1&offset=abc&limit=50', {}, 400],
      ['half an offset', '/list-order?tab=1&offset=0.5&limit=50', {}, 400],
      ['a limit of 0', '/list-order?tab=1&limit=0', {}, 400],
      ['a limit below 0', '/list-order?tab=1&limit=-1', {}, 400],
      ['a limit over 200', '/list-order?tab=1&limit=201', {}, 400],
      ['a limit that is not a number', '/list-order?tab=1&limit=many', {}, 400],
      ['a limit with trailing text', '/list-order?tab=1&limit=1.5', {}, 400],
      ['part of an export', '/list-order?tab=1&limit=50&export_data=true', {}, 400],
      ['the page of an order in a whole list', '/list-order?tab=1&order_id=1', {}, 400],
      ['part of a list after an order', '/list-order?tab=1&limit=50&after=1', {}, 400],
      ['a list after an invalid order', '/list-order?tab=1&after=nothing', {}, 404],
      ['custom days out of order', '/stats?fix=custom&start_date=2026-03-02&end_date=2026-03-01', {}, 400],
      ['one custom day', '/list-order?tab=1&fix=custom&start_date=2026-03-02', {}, 400],
      ['a day that does not exist', '/stats?fix=custom&start_date=2026-02-30&end_date=2026-03-01', {}, 400],
      ['a body that is not JSON', '/run-workflow', post('{'), 400],
      ['a body without its fields', '/run-workflow', post('{}'), 400],
      ['a provider that does not exist', '/save-third-party-settings', post('{"third_party_id":"nobody"}'), 400],
      ['a plan that does not exist', '/billing/info/create', post('{"flag":4}'), 400],
      ['a body of another type', '/run-workflow', post('{"order_id":1}', { 'Content-Type': 'text/plain' }), 415],
      ['an action on an unknown order', '/hold-order', post('{"id":1,"order_id":1}'), 404],
      ['a list with an unknown order', '/move-to-open-errored', post('[1]'), 404],
      ['a timeline entry of an unknown order', '/timeline', post('{"order_id":1,"message":"x"}'), 404],
      ['an unknown token', '/stats', { headers: { Authorization: 'Bearer nobody' } }, 401],
    ])('%s is rejected with its reason', async (_, path, init, status) => {
      const response = await send(path, init);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
      const body: unknown = await response.json();
      expect(body).toMatchObject({
        status: 'error',
        message: expect.stringMatching(/\S/),
        request_id: response.headers.get('X-Request-Id'),
      });
    });

    test('an order that is named twice in a bulk action is reported once', async () => {
      const reply = await send('/move-to-close-bulk', post('{"order_ids":[1,"1",2],"tab":1}'));
      expect((await reply.json()).results).toHaveLength(2);
    });

    test('empty parameters have their defaults, and unknown ones are ignored', async () => {
      const [plain, empty] = await Promise.all(
        ['/list-order?tab=2&fields=id', '/list-order?tab=2&fields=id&fix=&search=&offset=&start_date=&more=1'].map(
          async (path) => (await send(path)).json(),
        ),
      );
      expect(plain.orders.length).toBeGreaterThan(0);
      expect(empty).toEqual(plain);
    });
  });
}
