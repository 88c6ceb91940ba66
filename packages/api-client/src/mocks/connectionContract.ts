import { providers, type ThirdPartyId } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ConnectionsClient, createConnectionsClient } from '../connections/createConnectionsClient.ts';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { sampleShop } from './shop/sampleShop.ts';

/** Tests of connections and their choices, with the client of a separate shop. */
export function connectionContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('connections', () => {
    let client: ApiClient;
    let connections: ConnectionsClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      connections = createConnectionsClient(client);
    });

    const connect = async (id: ThirdPartyId, values: Record<string, string>, isSandbox = false) => {
      const provider = providers.find(({ thirdPartyId }) => thirdPartyId === id);
      if (provider === undefined) throw new Error(`no provider ${id}`);
      const account = { status: true, isSandbox, values };
      const isFlat = provider.shape === 'flat';
      const settings = isFlat
        ? { shape: 'flat' as const, ...account }
        : { shape: 'accounts' as const, accounts: [account] };
      await client.integrations.saveSettings(provider.id, settings);
    };
    const infoPlus = { domain: 'hearts.example.com', api_key: 'a-key' };
    const readInfoPlus = async () => {
      const [account, ...others] = await connections.choices('info_plus');
      expect(others).toEqual([]);
      if (account === undefined) throw new Error('Info Plus has no account.');
      return account;
    };

    test.each(['info_plus', 'nobody'])(
      'a provider that is not connected is an error with status 404: %s',
      async (id) => {
        await expect(connections.choices(id)).rejects.toMatchObject({ status: 404 });
        const save = connections.saveChoices({ providerId: id, account: '', baseVersion: 0, values: {} });
        await expect(save).rejects.toMatchObject({ status: 404 });
      },
    );

    test('the connected provider is listed, without a missing choice', async () => {
      const list = await connections.list();
      expect(list).toMatchObject([{ providerId: 'shipbob', account: '', missingChoices: [] }]);
    });

    test('a connected provider lists its choices, and which are missing', async () => {
      await connect('info_plus', infoPlus);
      const { saved, choices, problem } = await readInfoPlus();
      expect(saved).toMatchObject({ providerId: 'info_plus', account: '', values: {}, version: 0 });
      expect(problem).toBeNull();
      expect(choices.map(({ name }) => name)).toEqual(['lobId', 'warehouseId']);
      for (const { options } of choices) expect(options.length).toBeGreaterThan(0);
      const listed = (await connections.list()).find(({ providerId }) => providerId === 'info_plus');
      expect(listed?.missingChoices).toEqual(['lobId', 'warehouseId']);
    });

    test('a choice is saved as the next version, and is no longer missing', async () => {
      const { version } = (await readInfoPlus()).saved;
      const save = { providerId: 'info_plus', account: '', baseVersion: version, values: { lobId: ' 7 ' } };
      const saved = {
        providerId: 'info_plus',
        account: '',
        values: { lobId: '7' },
        version: version + 1,
        savedAt: expect.any(String),
        savedBy: sampleShop.userName,
      };
      expect(await connections.saveChoices(save)).toEqual({ type: 'saved', saved });
      expect((await readInfoPlus()).saved).toEqual(saved);
      const listed = (await connections.list()).find(({ providerId }) => providerId === 'info_plus');
      expect(listed?.missingChoices).toEqual(['warehouseId']);
    });

    test('refuses to overwrite a newer version and returns it', async () => {
      const { saved } = await readInfoPlus();
      const outdated = { providerId: 'info_plus', account: '', baseVersion: saved.version - 1, values: { lobId: '8' } };
      expect(await connections.saveChoices(outdated)).toEqual({ type: 'outdated', current: saved });
      expect((await readInfoPlus()).saved).toEqual(saved);
    });

    test.each([
      [{ colour: 'red' }, 'has no setting'],
      [{ lobId: 'x'.repeat(201) }, '200 characters'],
    ])('a wrong choice is rejected with the reason, and nothing is saved: %#', async (values, message) => {
      const { saved } = await readInfoPlus();
      const save = connections.saveChoices({
        providerId: 'info_plus',
        account: '',
        baseVersion: saved.version,
        values,
      });
      await expect(save).rejects.toThrow(RejectedError);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect((await readInfoPlus()).saved).toEqual(saved);
    });

    test('rejected credentials list nothing and say why; earlier choices stay', async () => {
      await connect('info_plus', { ...infoPlus, api_key: 'refuse' });
      const { saved, choices, problem } = await readInfoPlus();
      expect([choices, saved.values]).toEqual([[], { lobId: '7' }]);
      expect(problem).toEqual(message('calls.refused'));
    });

    test('sends a test order to a sandbox account and reports the outcome of each step', async () => {
      const token = { access_token: 'a-token', shipbob_channel_id: '433344' };
      await connect('shipbob', token, true);
      const send = () => connections.sendTestOrder({ providerId: 'shipbob', account: '' });
      const steps = (await send()).map(({ isDone, words }) => [isDone, typeof words === 'object' && words?.code]);
      expect(steps).toEqual([
        [true, 'warehouses.testSent'],
        [true, 'warehouses.testFound'],
        [true, 'warehouses.testCanceled'],
      ]);
      await connect('shipbob', { ...token, access_token: 'refuse' }, true);
      expect(await send()).toMatchObject([{ isDone: false, words: { code: 'warehouses.testNotSent' } }]);
    });

    test.each([
      ['ship_stations', 'has no sandbox'],
      ['ams', 'publishes nothing about a sandbox'],
      ['cap', 'isn’t connected'],
      ['shipbob', 'isn’t marked as one of Shipbob’s sandbox'],
    ])('no test order is sent without a sandbox account, with the reason: %s', async (providerId, reason) => {
      await connect('shipbob', { access_token: 'a-token', shipbob_channel_id: '433344' });
      const send = connections.sendTestOrder({ providerId, account: '' });
      await expect(send).rejects.toThrow(RejectedError);
      await expect(send).rejects.toMatchObject({ serverMessage: expect.stringContaining(reason) });
    });

    test('a test order to an unknown 3PL is an error with status 404', async () => {
      const send = connections.sendTestOrder({ providerId: 'nobody', account: '' });
      await expect(send).rejects.toMatchObject({ status: 404 });
    });

    test('each enabled account of Shipstation has choices of its own', async () => {
      await connect('ship_stations', { name: 'East', api_key: 'k', api_secret: 's' });
      const [east] = await connections.choices('ship_stations');
      expect(east).toMatchObject({ saved: { account: 'East', version: 0 } });
      expect(east?.choices.map(({ name }) => name)).toContain('storeId');
      const west = connections.saveChoices({
        providerId: 'ship_stations',
        account: 'West',
        baseVersion: 0,
        values: {},
      });
      await expect(west).rejects.toMatchObject({ status: 404 });
    });
  });
}
