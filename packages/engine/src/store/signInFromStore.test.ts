import { findShopId } from '@hub/database/shops';
import { listStaff } from '@hub/database/staff';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { signInFromStore, type StorePerson } from './signInFromStore.ts';
import { StoreCallError } from './StoreServices.ts';

const hourMs = 3_600_000;

describeOnBothKinds('the name of a person signing in from the store', (database) => {
  async function shopWithStaff() {
    const shop = await aStoreShop(database());
    let reads = 0;
    const signIn = (answer: () => Promise<StorePerson>) =>
      signInFromStore(
        shop.services,
        { domain: shop.domain, staffId: '90210002', openedAt: shop.services.now() },
        {
          exchange: () => Promise.reject(new Error('The offline token is known.')),
          readPerson: () => {
            reads += 1;
            return answer();
          },
        },
      );
    const member = async () =>
      (await shop.inShop((transaction) => listStaff(transaction))).find(({ staffId }) => staffId === '90210002');
    return { shop, signIn, member, nameReads: () => reads };
  }
  const maya = async () => ({
    name: 'Maya Okafor',
    email: 'maya@example.com',
    locale: 'de-AT',
    isAccountOwner: false,
  });
  const silence = () => Promise.reject(new Error('Gateway Timeout'));

  test('is read with the address, and not again on the same day', async () => {
    const { shop, signIn, member, nameReads } = await shopWithStaff();
    await signIn(maya);
    expect(await member()).toMatchObject({
      name: 'Maya Okafor',
      email: 'maya@example.com',
      rights: { isOwner: false },
    });
    shop.wait(hourMs);
    await signIn(maya);
    expect(nameReads()).toBe(1);
  });

  test('is read at the next sign-in when the store did not give it, which never prevents a sign-in', async () => {
    const { signIn, member, nameReads } = await shopWithStaff();
    await signIn(silence);
    expect(await member()).toMatchObject({ name: 'Staff 90210002', email: null });
    await signIn(maya);
    expect(await member()).toMatchObject({ name: 'Maya Okafor', email: 'maya@example.com' });
    expect(nameReads()).toBe(2);
  });

  test('is updated after a night, and stays when the store gives none', async () => {
    const { shop, signIn, member } = await shopWithStaff();
    await signIn(maya);
    shop.wait(13 * hourMs);
    await signIn(silence);
    expect(await member()).toMatchObject({ name: 'Maya Okafor', email: 'maya@example.com' });
    shop.wait(13 * hourMs);
    await signIn(async () => ({ ...(await maya()), name: 'Maya Eze' }));
    expect(await member()).toMatchObject({ name: 'Maya Eze' });
  });
});

describeOnBothKinds('two people who open the app at once', (database) => {
  test.each([['for the first time'], ['after it was uninstalled']])('%s exchange one token', async (when) => {
    const shop = await aStoreShop(database());
    const domain = when === 'for the first time' ? `new-${randomUUID()}.myshopify.com` : shop.domain;
    if (domain === shop.domain) {
      await shop.send('app/uninstalled', {});
      await shop.work();
    }
    const given: string[] = [];
    const signIn = (staffId: string) =>
      signInFromStore(
        shop.services,
        { domain, staffId, openedAt: shop.services.now() },
        {
          exchange: async () => {
            const token = `shpat_${given.push(staffId)}`;
            const renewal = { expiresAt: new Date(shop.services.now().getTime() + hourMs), refreshToken: 'shprt_1' };
            await new Promise((resolve) => setTimeout(resolve, 50));
            return { token, renewal, scopes: shop.services.scopes };
          },
          readPerson: async () => ({ name: `Person ${staffId}`, email: null, locale: null, isAccountOwner: false }),
        },
      );
    const entered = await Promise.all([signIn('1'), signIn('2'), signIn('3')]);
    expect(given).toHaveLength(1);
    const shopId = (await findShopId(database(), domain)) ?? 0;
    expect(entered.map((each) => each.shopId)).toEqual([shopId, shopId, shopId]);
    const staff = await database().inShop(shopId, (transaction) => listStaff(transaction));
    expect(staff.map(({ name }) => name)).toEqual(expect.arrayContaining(['Person 1', 'Person 2', 'Person 3']));
  });

  test('exchange again when the store gave the first no token', async () => {
    const shop = await aStoreShop(database(), { isInstalled: false });
    const exchange = () => Promise.reject(new StoreCallError('unavailable', 'Gateway Timeout'));
    const readPerson = () => Promise.reject(new Error('Gateway Timeout'));
    const person = { domain: shop.domain, staffId: '1', openedAt: shop.services.now() };
    await expect(signInFromStore(shop.services, person, { exchange, readPerson })).rejects.toThrow('Gateway Timeout');
    expect(await shop.signIn()).toMatchObject({ shopId: shop.shopId });
  });
});
