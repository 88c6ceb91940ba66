import type { Database } from '@hub/database';
import { findShopId, listShopIds } from '@hub/database/shops';
import { listRoutingLocations } from '@hub/database/routing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { openSession } from '@hub/engine';
import { canEdit, sections } from '@hub/domain/permissions';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDemoSignIn } from './createDemoSignIn.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const signIn = (domain: string, userId: string | null) =>
  createDemoSignIn(database)({ domain, userId }, new Request('http://localhost/shopInfo'));

const first = 'first.myshopify.com';

test('an unknown person is rejected and opens no shop', async () => {
  for (const userId of ['3', '0', 'Robin', ' 1'])
    await expect(signIn(first, userId)).rejects.toMatchObject({ name: 'RequestError', status: 403 });
  expect(await findShopId(database, first)).toBeNull();
});

test('without a user_id the person is the owner; the second staff member may not close orders or edit settings', async () => {
  const sessionOf = async (userId: string | null) => {
    const { shopId, staffId } = await signIn(first, userId);
    return database.inShop(shopId, (transaction) => openSession(transaction, staffId));
  };
  expect(await sessionOf(null)).toMatchObject({ staffName: 'Robin Carter', access: { isOwner: true } });
  expect(await sessionOf('1')).toMatchObject({ staffName: 'Robin Carter' });
  const second = await sessionOf('2');
  expect(second).toMatchObject({ staffName: 'Maya Okafor', role: '3', access: { blockCloseOrder: true } });
  const mayEdit = Object.values(sections).filter((section) => second && canEdit(second.access, section));
  expect(mayEdit.toSorted()).toEqual([1, 2, 3, 4, 6, 7]);
});

test('a shop that uses the login page starts onboarding, with no 3PL for its locations', async () => {
  const { shopId, staffId } = await signIn(first, null);
  const { session, locations } = await database.inShop(shopId, async (transaction) => ({
    session: await openSession(transaction, staffId),
    locations: await listRoutingLocations(transaction),
  }));
  expect(session?.shop.isOnboarded).toBe(false);
  expect(new Set(locations.map(({ providerId }) => providerId))).toEqual(new Set([null]));
});

test('no one signs in while the store has the app uninstalled', async () => {
  const { shopId } = await signIn(first, null);
  const executeForShop = (statement: string) => database.executeSql(statement, [shopId]);
  await executeForShop(
    "INSERT INTO store_connections (shop_id, state, installed_at) VALUES ($1, 'uninstalled', now())",
  );
  onTestFinished(async () => void (await executeForShop('DELETE FROM store_connections WHERE shop_id = $1')));
  await expect(signIn(first, null)).rejects.toThrow(/uninstalled the app/);
});

test('a shop is opened once, and a twenty-first is rejected', async () => {
  for (let number = 2; number <= 20; number++) {
    const domain = `shop-${number}.myshopify.com`;
    const opened = await Promise.all([signIn(domain, null), signIn(domain, '2')]);
    expect(new Set(opened.map(({ shopId }) => shopId)).size).toBe(1);
  }
  await expect(signIn('shop-21.myshopify.com', null)).rejects.toThrow(
    /^The demo already has its maximum of 20 shops\./,
  );
  expect(await listShopIds(database)).toHaveLength(20);
  expect((await signIn(first, null)).shopId).toBe(await findShopId(database, first));
});
