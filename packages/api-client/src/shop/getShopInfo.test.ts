import { describe, expect, test, vi } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createShopClient } from './createShopClient.ts';

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

  test('its Authorization response header is handed on', { tags: ['§6.18', '§7.21'] }, async () => {
    const { client, onAuthorization } = clientWith(json({ data: { shop } }, 200, { Authorization: 'Bearer abc' }));
    await client.getShopInfo({ shop });
    expect(onAuthorization).toHaveBeenCalledExactlyOnceWith('Bearer abc');
  });

  test('without one nothing is handed on, nor from a reply that cannot be read', async () => {
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

  test('every field of the wire has its place, numbers for texts included', { tags: ['§3.2', '§7.21'] }, async () => {
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
    });
  });

  test('§6 "Shop role default "3"": the rest may be absent too', { tags: ['§6.1', '§9.18'] }, async () => {
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
    });
  });

  test('a permission text that is no list stays as it is: what cannot be read has a meaning of its own (§6)', async () => {
    const { client } = clientWith(json({ data: { shop, permission: '[{"id":' } }));
    await expect(client.getShopInfo({ shop })).resolves.toMatchObject({ permission: '[{"id":' });
  });
});
