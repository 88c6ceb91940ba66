import { listStaff } from '@hub/database/staff';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { signInFromStore, type StorePerson } from './signInFromStore.ts';

const hourMs = 3_600_000;

describeOnBothKinds('The name of a person who opens the app in the store', (database) => {
  async function shopWithStaff() {
    const shop = await aStoreShop(database());
    let reads = 0;
    const signIn = (answer: () => Promise<StorePerson>) =>
      signInFromStore(
        shop.services,
        { domain: shop.domain, staffId: '90210002' },
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

  test('is the store’s, with the address, and is not asked for again on the same day', async () => {
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

  test('is asked for at the next sign-in where the store did not say it; nobody is kept out for that', async () => {
    const { signIn, member, nameReads } = await shopWithStaff();
    await signIn(silence);
    expect(await member()).toMatchObject({ name: 'Staff 90210002', email: null });
    await signIn(maya);
    expect(await member()).toMatchObject({ name: 'Maya Okafor', email: 'maya@example.com' });
    expect(nameReads()).toBe(2);
  });

  test('follows the store after a night, and stays where the store says nothing', async () => {
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
