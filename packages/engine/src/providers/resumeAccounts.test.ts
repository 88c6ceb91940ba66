import type { ShopTransaction } from '@hub/database';
import { listAccountHealth, readAccountPause, recordCallFailure } from '@hub/database/warehouses';
import { listRoutingLocations } from '@hub/database/routing';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { enabledAccounts, type ProviderRecord } from '@hub/domain/integrations';
import { newLocationSettings } from '@hub/domain/routing';
import { expect, test } from 'vitest';
import { saveLocation } from '../routing/changeRouting.ts';
import { robin } from '../testing/workflowFixtures.ts';
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
      expect(await saveProvider(transaction, session as never, store, { name: 'info_plus', record }, at)).toBeNull();
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

describeOnBothKinds('connecting a second 3PL', (database) => {
  const session = { shop: { chargeType: 2, isOnboarded: true }, staffName: 'Robin Carter' };

  test('does not change the 3PL of locations that name none', async () => {
    const shopId = await aShop(database(), [
      { locationId: 72_001, name: 'Northampton' },
      { locationId: 72_002, name: 'Leeds' },
      { locationId: 72_003, name: 'Our shelf' },
    ]);
    const store = aStore();
    const saveAs = (status: boolean) =>
      database().inShop(shopId, (transaction) =>
        saveProvider(
          transaction,
          session as never,
          store,
          { name: 'ams', record: { host: 'h', client_code: 'c', login_id: 'l', password: 'p', status } },
          at,
        ),
      );
    const runBy = () =>
      database().inShop(shopId, async (transaction) =>
        (await listRoutingLocations(transaction)).map(({ providerId, version, savedBy }) => [
          providerId,
          version,
          savedBy,
        ]),
      );
    await database().inShop(shopId, async (transaction) => {
      const settings = { ...newLocationSettings, dailyCapacity: 5 };
      await saveLocation(transaction, store, robin, { locationId: '72001', baseVersion: 0, settings }, at);
      const own = { ...newLocationSettings, kind: 'own' } as const;
      await saveLocation(transaction, store, robin, { locationId: '72003', baseVersion: 0, settings: own }, at);
    });
    await saveAs(false);
    expect((await runBy()).map(([providerId]) => providerId)).toEqual([null, null, null]);
    await saveAs(true);
    const kept = [
      ['info_plus', 2, 'Robin Carter'],
      ['info_plus', 1, 'Robin Carter'],
      [null, 1, 'Robin Carter'],
    ];
    expect(await runBy()).toEqual(kept);
    await saveAs(true);
    expect(await runBy()).toEqual(kept);
  });
});
