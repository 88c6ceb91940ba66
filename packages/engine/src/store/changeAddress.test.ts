import { endingProcess } from '@hub/database/testing';
import { countWaitingWrites, listRefusedWrites, readStoreOrderParts } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { type AddressEdit, editableAddress } from '@hub/domain/orders/detail';
import { type Address, tidyAddress } from '@hub/domain/shared';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { customer } from '../testing/createFakeStore.ts';
import { aShopWith, giveTo3pl, read, requestOf, type Shop } from '../testing/storeIntakeFixtures.ts';
import { noProviders, robin, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { changeAddress } from './changeAddress.ts';
import { StoreCallError } from './StoreServices.ts';
import { writeToStore } from './writeToStore.ts';

const before = tidyAddress(customer);
const moved: Address = { ...before, address1: '19 Quillfeather Lane' };

const edit = (shop: Shop, changes: Partial<AddressEdit> & { orderId?: string } = {}) => {
  const { orderId = '4801', ...rest } = changes;
  const wanted = { before, address: moved, ...rest };
  return shop.inShop((transaction) =>
    changeAddress(transaction, noProviders, orderId, wanted, robin, shop.services.now()),
  );
};
const addressOf = async (shop: Shop) => {
  const parts = await shop.inShop((transaction) => readStoreOrderParts(transaction, '4801'));
  return parts?.recipient && { ...editableAddress(parts.recipient), email: parts.recipient.email };
};
const saidOf = async (shop: Shop) => (await shop.stateOf('4801'))?.timeline ?? [];
const withEmail = (address: Address) => ({ ...address, email: customer.email });
const byRobin = 'Robin Carter changed the shipping address (street)';

describeOnBothKinds('an address that a person changes', (database) => {
  test('is saved, in the timeline, and in the store once; the store’s webhook of it changes nothing', async () => {
    const shop = await aShopWith(database());
    expect(await edit(shop)).toEqual({ orderName: expect.any(String), refusal: null });
    expect(await addressOf(shop)).toEqual(withEmail(moved));
    await shop.work();
    expect(shop.written).toEqual([{ type: 'address', address: moved }]);
    expect(shop.order('4801').recipient).toEqual({ ...customer, ...moved });
    const said = await saidOf(shop);
    expect(said.at(-1)).toBe(byRobin);
    await read(shop);
    expect(await saidOf(shop)).toEqual(said);
    expect(await addressOf(shop)).toEqual(withEmail(moved));
  });

  test('stays while it waits to be written, although the store reports the order with its own', async () => {
    const shop = await aShopWith(database());
    await edit(shop);
    shop.failNextWrite(new StoreCallError('unavailable', 'No answer'), false);
    shop.change('4801', { shippingMethod: 'Express' });
    await read(shop);
    expect(await shop.inShop(countWaitingWrites)).toBe(1);
    expect(await addressOf(shop)).toEqual(withEmail(moved));
    shop.change('4801', { recipient: { ...customer, email: 'new@harkness.example' } });
    await read(shop);
    expect(await addressOf(shop)).toEqual({ ...moved, email: 'new@harkness.example' });
    shop.wait(60_000);
    await shop.work();
    expect(shop.order('4801').recipient?.address1).toBe(moved.address1);
    // The email is the store's.
    const said = [byRobin, 'The shipping address was changed in the store'];
    expect((await saidOf(shop)).filter((text) => text.includes('address'))).toEqual(said);
  });

  test('that the store refuses stays here, and the timeline says so', async () => {
    const shop = await aShopWith(database());
    await edit(shop);
    shop.failNextWrite(new StoreCallError('refused', 'Phone is invalid'), false);
    await shop.work();
    expect((await saidOf(shop)).at(-1)).toBe('The store didn’t change the address: Phone is invalid');
    expect(await shop.inShop((transaction) => listRefusedWrites(transaction, 10))).toMatchObject([{ task: 'address' }]);
    shop.change('4801', { shippingMethod: 'Express' });
    await read(shop);
    expect(await addressOf(shop)).toEqual(withEmail(moved));
  });

  test('is replaced by one that the store changes afterwards', async () => {
    const shop = await aShopWith(database());
    await edit(shop);
    await shop.work();
    shop.change('4801', { recipient: { ...customer, address1: '1 Castle Street' } });
    await read(shop);
    expect((await addressOf(shop))?.address1).toBe('1 Castle Street');
    expect((await saidOf(shop)).at(-1)).toBe('The shipping address was changed in the store');
  });

  test('opens an order that waited for its missing part', async () => {
    const shop = await aShopWith(database());
    shop.change('4801', { recipient: { ...customer, city: '' } });
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('needsReview');
    await edit(shop, { before: { ...before, city: '' }, address: before });
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
  });

  test('runs workflows for changed orders', async () => {
    const shop = await aShopWith(database());
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    const postcode = { field: 'postcode', operator: 'isOneOf', values: ['SY8 1XR'] };
    const named = { trigger: 'orderChanges' as const, groups: [{ match: 'all' as const, conditions: [postcode] }] };
    await flows.addWorkflow(tagging('Changed', 'looked at', named));
    await edit(shop, { address: { ...before, postcode: 'SY8 1XR' } });
    expect(await saidOf(shop)).toContainEqual(expect.stringMatching(/^Workflow “Changed” ran/));
  });

  test('is requested from a 3PL that has the order', async () => {
    const shop = await aShopWith(database());
    await giveTo3pl(shop);
    await edit(shop);
    expect(await requestOf(shop)).toMatchObject({ wanted: 'address', answer: null });
    expect((await saidOf(shop)).at(-1)).toBe(`${byRobin}. Asked the warehouse to use the new one`);
  });

  test('is refused with problems, after someone else’s change, once it is closed, and for an unknown order', async () => {
    const shop = await aShopWith(database());
    const refusal = async (changes?: Parameters<typeof edit>[1]) => (await edit(shop, changes))?.refusal;
    expect(await refusal({ address: { ...moved, city: '' } })).toMatchObject({ code: 'recipient.enterCity' });
    expect(await refusal({ orderId: '404' })).toBeUndefined();
    expect(await refusal()).toBeNull();
    const second = { ...before, address1: '21 Quillfeather Lane' };
    expect(await refusal({ address: second })).toMatchObject({
      code: 'orders.addressChanged',
      values: { by: 'Robin Carter', address: expect.stringContaining('19 Quillfeather Lane') },
    });
    // The same, twice.
    expect(await refusal()).toBeNull();
    expect((await saidOf(shop)).filter((text) => text.includes('address'))).toEqual([byRobin]);
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'move-to-close', null, shop.services.now()));
    expect(await refusal({ before: moved, address: second })).toMatchObject({ code: 'orders.cannot' });
  });

  test.each(['during', 'after'] as const)('is complete or absent when the process ends %s the call', async (when) => {
    const shop = await aShopWith(database());
    const { ended, database: ending } = endingProcess(database(), [when, 1]);
    const call = ending.inShop(shop.shopId, (transaction) =>
      changeAddress(transaction, noProviders, '4801', { before, address: moved }, robin, shop.services.now()),
    );
    expect(await Promise.race([call, ended])).toBe('ended');
    const isDone = when === 'after';
    expect(await addressOf(shop)).toEqual(withEmail(isDone ? moved : before));
    expect((await saidOf(shop)).includes(byRobin)).toBe(isDone);
    expect(await shop.inShop(countWaitingWrites)).toBe(isDone ? 1 : 0);
    // The person saves it again.
    expect(await edit(shop)).toMatchObject({ refusal: null });
    await shop.work();
    expect(shop.written).toEqual([{ type: 'address', address: moved }]);
    expect((await saidOf(shop)).filter((text) => text.includes('address'))).toEqual([byRobin]);
  });

  test.each([
    ['during', 1],
    ['after', 1],
    ['during', 2],
    ['after', 2],
    ['during', 3],
    ['after', 3],
  ] as const)('is written once when the process ends %s transaction %i of the write', async (when, transaction) => {
    const shop = await aShopWith(database());
    await edit(shop);
    const { ended, database: ending } = endingProcess(database(), [when, transaction]);
    const write = writeToStore({ ...shop.services, database: ending }, shop.shopId, { orderId: '4801' });
    expect(await Promise.race([write, ended])).toBe('ended');
    shop.wait(3_600_000);
    await shop.work();
    await read(shop);
    expect(shop.written).toEqual([{ type: 'address', address: moved }]);
    expect(await shop.inShop(countWaitingWrites)).toBe(0);
    expect(await addressOf(shop)).toEqual(withEmail(moved));
    expect((await saidOf(shop)).filter((text) => text.includes('address'))).toEqual([byRobin]);
  });
});
