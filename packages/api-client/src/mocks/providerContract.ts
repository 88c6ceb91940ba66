import {
  blankFieldWords,
  hasConnectedProvider,
  isConnected,
  type ProviderAccount,
  type ProviderId,
  type ProviderSettings,
  providers,
  secretMask,
} from '@hub/domain/integrations';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import type { ContractShop } from './contractFixtures.ts';

/** Tests of the providers' settings. */
export function providerContract(openShop: () => Promise<ContractShop>): void {
  describe('providers', () => {
    let client: ApiClient;
    beforeAll(async () => {
      client = (await openShop()).client;
    });

    test('one provider is connected', async () => {
      const { providers: list, warning } = await client.integrations.getThirdPartyDetails();
      expect(warning).toBeNull();
      expect(list.filter(isConnected)).toHaveLength(1);
    });

    test.each(providers.map(({ id, name, fields }) => ({ id, name, fields })))(
      '$name: connection tests report success, a blank field, a rejection and an unreachable provider',
      async ({ id, fields }) => {
        const account = (text: string): ProviderAccount => ({
          status: true,
          values: Object.fromEntries(fields.map((field) => [field.name, text])),
        });
        expect(await client.integrations.testConnection(id, account('right'))).toEqual({ isConnected: true });
        expect(await client.integrations.testConnection(id, account(''))).toMatchObject({
          isConnected: false,
          message: blankFieldWords(fields[0]?.name ?? ''),
        });
        expect(await client.integrations.testConnection(id, account('refuse'))).toMatchObject({
          isConnected: false,
          reason: 'refused',
        });
        expect(await client.integrations.testConnection(id, account('down'))).toMatchObject({
          isConnected: false,
          reason: 'unreachable',
        });
      },
    );

    test('saved settings are returned, for flat providers and for accounts', async () => {
      for (const { id, shape, fields } of providers) {
        const account: ProviderAccount = {
          status: true,
          isSandbox: true,
          values: Object.fromEntries(fields.map(({ name }) => [name, `new ${name}`])),
        };
        const settings: ProviderSettings =
          shape === 'flat' ? { shape, ...account } : { shape, accounts: [account, { ...account, status: false }] };
        await client.integrations.saveSettings(id, settings);
        const { providers: list } = await client.integrations.getThirdPartyDetails();
        const saved = list.find(({ providerId }) => providerId === id)?.settings;
        // The server adds an id to each account.
        const shown =
          saved?.shape === 'accounts'
            ? {
                ...saved,
                accounts: saved.accounts.map(({ status, isSandbox, values }) => ({ status, isSandbox, values })),
              }
            : saved;
        expect([settings, withMaskedSecrets(settings, id)]).toContainEqual(shown);
      }
      expect(hasConnectedProvider((await client.integrations.getThirdPartyDetails()).providers)).toBe(true);
    });

    test('a returned secret, masked or not, is the same secret when it is saved or tested', async () => {
      const shipwire = providers.find(({ thirdPartyId }) => thirdPartyId === 'shipWire')?.id ?? 1;
      const values = { shipwireKey: 'refuse this key' };
      await client.integrations.saveSettings(shipwire, { shape: 'flat', status: true, values });
      for (const save of [true, false]) {
        const { providers: list } = await client.integrations.getThirdPartyDetails();
        const settings = list.find(({ providerId }) => providerId === shipwire)?.settings;
        if (settings?.shape !== 'flat') throw new Error('Shipwire has flat settings');
        if (save) await client.integrations.saveSettings(shipwire, settings);
        expect(await client.integrations.testConnection(shipwire, settings)).toMatchObject({
          isConnected: false,
          reason: 'refused',
        });
      }
    });
  });
}

/** The settings as a server that hides secrets returns them. */
function withMaskedSecrets(settings: ProviderSettings, id: ProviderId): ProviderSettings {
  const secrets = new Set(
    providers.find((provider) => provider.id === id)?.fields.flatMap(({ name, isSecret }) => (isSecret ? name : [])),
  );
  const masked = <Account extends ProviderAccount>(account: Account): Account => ({
    ...account,
    values: Object.fromEntries(
      Object.entries(account.values).map(([name, value]) => [name, secrets.has(name) ? secretMask : value]),
    ),
  });
  return settings.shape === 'flat' ? masked(settings) : { ...settings, accounts: settings.accounts.map(masked) };
}
