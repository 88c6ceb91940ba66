import { describe, expect, test, vi } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createShopClient } from './createShopClient.ts';
import { toWireFreeze } from './wireFreeze.ts';

const shop = 'gifts.myshopify.com';

function clientWith(reply: Response) {
  const backend = fakeBackend(reply);
  const onAuthorization = vi.fn<(token: string) => void>();
  return { client: createShopClient(testContext(backend), onAuthorization), backend, onAuthorization };
}

describe('§7 GET /shopInfo', () => {
  test('query shop and user_id; user_id only when there is one', { tags: '§7.21' }, async () => {
    const { client, backend } = clientWith(json({ data: { shop } }));
    await client.getShopInfo({ shop, userId: '7' });
    await client.getShopInfo({ shop, userId: null });
    expect(backend.requests.map(({ url }) => new URL(url).search)).toEqual([
      `?shop=${shop}&user_id=7`,
      `?shop=${shop}`,
    ]);
  });

  test('its Authorization response header is passed on', { tags: ['§6.18', '§7.21'] }, async () => {
    const { client, onAuthorization } = clientWith(json({ data: { shop } }, 200, { Authorization: 'Bearer abc' }));
    await client.getShopInfo({ shop });
    expect(onAuthorization).toHaveBeenCalledExactlyOnceWith('Bearer abc');
  });

  test('nothing is passed on without one, or from an unreadable reply', async () => {
    const { client, onAuthorization } = clientWith(json({ data: { shop } }));
    await client.getShopInfo({ shop });
    const broken = clientWith(json({ data: {} }, 200, { Authorization: 'Bearer abc' }));
    await expect(broken.client.getShopInfo({ shop })).rejects.toMatchObject({
      endpoint: 'GET /shopInfo',
      field: 'data.shop',
    });
    expect(onAuthorization).not.toHaveBeenCalled();
    expect(broken.onAuthorization).not.toHaveBeenCalled();
  });

  test('every wire field is mapped, including numbers for texts', { tags: ['§3.2', '§7.21'] }, async () => {
    const { client } = clientWith(
      json({
        data: {
          shop,
          user_name: 'Ann',
          user_id: 7,
          role: 1,
          permission: '[{"id":1}]',
          onboard_status: 1,
          install_status: '1',
          charge_type: '2',
          session_id: 's-1',
          currency: 'GBP',
          iana_timezone: 'Europe/London',
          capabilities: ['events', 'imports'],
          owners: ['Ann', 'Ben'],
          extra: {},
        },
      }),
    );
    await expect(client.getShopInfo({ shop })).resolves.toEqual({
      shop,
      userName: 'Ann',
      userId: '7',
      role: '1',
      permission: '[{"id":1}]',
      onboardStatus: '1',
      installStatus: '1',
      chargeType: 2,
      sessionId: 's-1',
      currency: 'GBP',
      timeZone: 'Europe/London',
      capabilities: ['events', 'imports'],
      owners: ['Ann', 'Ben'],
    });
  });

  test('a frozen shop includes what waits, and an invalid value is left out', async () => {
    const freeze = {
      since: '2026-11-20T08:00:00.000Z',
      endedAt: null,
      waiting: { decisions: 12, warehouseCalls: 3, storeChanges: 40, storeWrites: 1 },
    };
    const { client } = clientWith(json({ data: { shop, freeze: toWireFreeze(freeze) } }));
    await expect(client.getShopInfo({ shop })).resolves.toMatchObject({ freeze });
    const odd = clientWith(json({ data: { shop, freeze: { since: 5 } } }));
    await expect(odd.client.getShopInfo({ shop })).resolves.not.toHaveProperty('freeze');
  });

  test('§6 "Shop role default "3"": the rest may also be absent', { tags: ['§6.1', '§9.18'] }, async () => {
    const { client } = clientWith(json({ data: { shop, permission: null, charge_type: null } }));
    await expect(client.getShopInfo({ shop })).resolves.toEqual({
      shop,
      userName: '',
      userId: null,
      role: '3',
      permission: null,
      onboardStatus: null,
      installStatus: null,
      chargeType: null,
      sessionId: null,
      currency: null,
      timeZone: null,
      capabilities: [],
      owners: [],
    });
  });

  test('a permission text that is not a list is unchanged: an unreadable one has its own meaning (§6)', async () => {
    const { client } = clientWith(json({ data: { shop, permission: '[{"id":' } }));
    await expect(client.getShopInfo({ shop })).resolves.toMatchObject({ permission: '[{"id":' });
  });

  test.each([
    ['text in charge_type', { charge_type: 'growth' }, { chargeType: null }],
    ['charge_type as a structure', { charge_type: [2] }, { chargeType: null }],
    ['a number in session_id', { session_id: 41 }, { sessionId: '41' }],
    ['shop null', { shop: null }, { shop }],
    ['permission as a list', { permission: [{ id: 1, view: 1 }] }, { permission: '[{"id":1,"view":1}]' }],
    ['permission as an object', { permission: { id: 1 } }, { permission: '{"id":1}' }],
    ['flags', { onboard_status: true, install_status: false }, { onboardStatus: '1', installStatus: '0' }],
    ['role as a structure is not the owner', { role: ['1'] }, { role: '3' }],
    ['odd texts', { user_name: 7, currency: {}, iana_timezone: 1 }, { userName: '7', currency: null, timeZone: '1' }],
  ])('an invalid optional field never blocks the app: %s', async (_, change, expected) => {
    const { client, onAuthorization } = clientWith(
      json({ data: { shop, ...change } }, 200, { Authorization: 'Bearer a' }),
    );
    await expect(client.getShopInfo({ shop })).resolves.toMatchObject({ shop, ...expected });
    expect(onAuthorization).toHaveBeenCalledOnce();
  });

  test.each([null, 'events', { events: true }, ['events', 7], [['events']], 1])(
    'capabilities and owners that are not a list of texts are empty: %j',
    async (capabilities) => {
      const { client } = clientWith(json({ data: { shop, capabilities, owners: capabilities } }));
      await expect(client.getShopInfo({ shop })).resolves.toMatchObject({ capabilities: [], owners: [] });
    },
  );
});
