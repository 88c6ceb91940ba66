import type { ShopTransaction } from '@hub/database';
import { listAccountHealth, readAccountPause, recordCallFailure } from '@hub/database/warehouses';
import { saveLocations } from '@hub/database/shops';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { enabledAccounts, type ProviderRecord } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { newLocationSettings } from '@hub/domain/routing';
import { expect, test } from 'vitest';
import { saveLocation } from '../routing/changeRouting.ts';
import { readHandlings } from '../shipping/readHandlings.ts';
import { robin, shipbobStore } from '../testing/workflowFixtures.ts';
import { listConnections } from './listConnections.ts';
import type { ProviderStore } from './ProviderStore.ts';
import { changeProviderChoices } from './providerChoices.ts';
import { recordConnectionTest, saveProvider } from './providerSettings.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
const key = { provider: 'info_plus', account: '' };
const record = { domain: 'hearts', api_key: 'right', status: true };

/** A provider in memory. */
function aStore(): ProviderStore {
  const records = new Map<string, ProviderRecord>([['info_plus', record]]);
  return {
    readAll: async () => records,
    save: async (_, name, saved) => void records.set(name, saved),
  };
}

describeOnBothKinds('a paused account', (database) => {
  /** Runs in a new shop with an account paused after a refusal. */
  async function inPausedShop<T>(work: (transaction: ShopTransaction, store: ProviderStore) => Promise<T>): Promise<T> {
    const shopId = await aShop(database());
    return database().inShop(shopId, async (transaction) => {
      const failure = { at, kind: 'credentialsRefused' as const, words: 'Bad key', pausesAfter: 1 };
      await recordCallFailure(transaction, key, failure);
      return work(transaction, aStore());
    });
  }
  const [account] = enabledAccounts(new Map([['info_plus', record]]));
  if (account === undefined) throw new Error('no account');

  test('stays paused when unsaved credentials pass a test', async () => {
    const pausedAt = await inPausedShop(async (transaction, store) => {
      const other = { ...account, credentials: { ...account.credentials, api_key: 'typed' } };
      await recordConnectionTest(transaction, store, other, { isConnected: true }, at);
      return readAccountPause(transaction, key);
    });
    expect(pausedAt).toEqual(at);
  });

  test('resumes when the saved credentials pass a test', async () => {
    const [health] = await inPausedShop(async (transaction, store) => {
      await recordConnectionTest(transaction, store, account, { isConnected: true }, at);
      return listAccountHealth(transaction);
    });
    expect(health).toMatchObject({ pausedAt: null, failingSince: null, failuresInRow: 0 });
  });

  test('counts a failed test as a failed call only for saved credentials', async () => {
    const outcome = { isConnected: false, kind: 'credentialsRefused', words: 'Key was revoked' } as const;
    const [health] = await inPausedShop(async (transaction, store) => {
      await recordConnectionTest(transaction, store, account, outcome, at);
      const other = { ...account, credentials: { ...account.credentials, api_key: 'typed' } };
      await recordConnectionTest(transaction, store, other, { ...outcome, words: 'Typed key is wrong' }, at);
      await recordConnectionTest(transaction, store, account, { ...outcome, kind: null, words: 'Neither' }, at);
      return listAccountHealth(transaction);
    });
    expect(health).toMatchObject({
      failureWords: 'Key was revoked',
      failuresInRow: 2,
      lastFailureAt: at.toISOString(),
    });
  });

  test('resumes when its settings or choices are saved', async () => {
    const session = { shop: { chargeType: 2, isOnboarded: true }, staffName: 'Robin Carter' };
    const bySettings = await inPausedShop(async (transaction, store) => {
      const save = { name: 'info_plus', record, servesLocations: [] };
      expect(await saveProvider(transaction, session as never, store, save, at)).toBeNull();
      return readAccountPause(transaction, key);
    });
    const byChoices = await inPausedShop(async (transaction, store) => {
      const save = { providerId: 'info_plus', account: '', baseVersion: 0, values: { lobId: '7' } };
      expect(await changeProviderChoices(transaction, session, store, save, at)).toMatchObject({ type: 'saved' });
      return readAccountPause(transaction, key);
    });
    expect([bySettings, byChoices]).toEqual([null, null]);
  });

  test("is listed with the refused call, the 3PL's reason and the missing choices", async () => {
    expect(await inPausedShop(listConnections)).toMatchObject([
      {
        providerId: 'info_plus',
        account: '',
        failureKind: 'credentialsRefused',
        failureWords: 'Bad key',
        failuresInRow: 1,
        pausedAt: at.toISOString(),
        missingChoices: ['lobId', 'warehouseId'],
      },
    ]);
  });
});

describeOnBothKinds('two 3PLs, connected one after the other', (database) => {
  const session = { shop: { chargeType: 2, isOnboarded: true }, staffName: 'Robin Carter' };
  const ams = { host: 'h', client_code: 'c', login_id: 'l', password: 'p' };

  test('each serves the locations that the person named, and no location gets a 3PL silently', async () => {
    const places = [
      { locationId: 72_001, name: 'Northampton' },
      { locationId: 72_002, name: 'Leeds' },
      { locationId: 72_003, name: 'Our shelf' },
      { locationId: 72_004, name: 'York' },
    ];
    const shopId = await aShop(database(), places, null);
    const records = new Map<string, ProviderRecord>();
    const store: ProviderStore = {
      readAll: async () => new Map(records),
      save: async (_, name, saved) => void records.set(name, saved),
    };
    const connect = (name: string, settings: ProviderRecord, servesLocations: readonly string[]) =>
      database().inShop(shopId, (transaction) =>
        saveProvider(transaction, session as never, store, { name, record: settings, servesLocations }, at),
      );
    const shipsFrom = () =>
      database().inShop(shopId, async (transaction) => {
        const handlings = await readHandlings(transaction, store);
        return handlings.locations.map(({ name, locationId, version }) => {
          const handling = handlings.of({ chosenProviderId: null, isTest: false }, locationId);
          return [name, handling.providerId ?? wordsText(handling.reason), version];
        });
      });
    await database().inShop(shopId, async (transaction) => {
      const settings = { ...newLocationSettings, kind: 'own' } as const;
      await saveLocation(transaction, store, robin, { locationId: '72003', baseVersion: 0, settings }, at);
    });
    const own = ['Our shelf', 'It ships from your own warehouse. Fulfill it in your store.', 1];
    const waits = (name: string) => [
      name,
      `No 3PL is chosen for ${name}. Choose one, or “Our own warehouse”, in Fulfillment > Locations.`,
      0,
    ];

    await connect('info_plus', record, ['72001']);
    const first = [['Northampton', 'info_plus', 1], waits('Leeds'), own, waits('York')];
    expect(await shipsFrom()).toEqual(first);

    await connect('ams', { ...ams, status: true }, []);
    expect(await shipsFrom()).toEqual(first);

    await connect('ams', { ...ams, status: true }, ['72002']);
    const both = [['Northampton', 'info_plus', 1], ['Leeds', 'ams', 1], own, waits('York')];
    expect(await shipsFrom()).toEqual(both);

    // Saved again, with the locations that it already serves.
    await connect('ams', { ...ams, status: true }, ['72002']);
    expect(await shipsFrom()).toEqual(both);

    await connect('info_plus', { ...record, status: false }, []);
    const notConnected = 'Info Plus isn’t connected. Connect it, or choose another 3PL for the location.';
    expect(await shipsFrom()).toEqual([['Northampton', notConnected, 1], ...both.slice(1)]);
  });

  test('a location that the store adds later waits until a person chooses', async () => {
    const shopId = await aShop(database(), [{ locationId: 72_001, name: 'Northampton' }]);
    const added = await database().inShop(shopId, async (transaction) => {
      await saveLocations(transaction, [
        { locationId: 72_001, name: 'Northampton' },
        { locationId: 72_009, name: 'Bristol' },
      ]);
      return (await readHandlings(transaction, shipbobStore)).refusalOf({
        chosenProviderId: null,
        isTest: false,
        locationIds: ['72009'],
      });
    });
    expect(wordsText(added)).toMatch(/^No 3PL is chosen for Bristol\./);
  });
});
