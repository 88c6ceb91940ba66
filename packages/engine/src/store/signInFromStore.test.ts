import { listStaff } from '@hub/database/staff';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { signInFromStore, type StorePerson } from './signInFromStore.ts';

const hourMs = 3_600_000;

describeOnBothKinds('the name of a person signing in from the store', (database) => {
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
