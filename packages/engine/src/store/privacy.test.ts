import type { Database } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import { parseKeyRing, rotateSecrets } from '@hub/database/providers';
import { listStoreFiles, readStoreFile, readStoreOrders, readStoreToken } from '@hub/database/store';
import { saveDecidedOrders, lockDecidedOrders } from '@hub/database/workflows';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { orderEvent } from '@hub/domain/events';
import { customerFileKeptMs } from '@hub/domain/store';
import { expect, test } from 'vitest';
import { aCheckout, customer } from '../testing/createFakeStore.ts';
import { StoreCallError } from './StoreServices.ts';
import { aStoreShop, keyRing } from '../testing/storeShop.ts';
import { readCustomerFile, readPrivacy } from './readPrivacy.ts';
import { workStoreEvent } from './workStoreEvent.ts';

/** Words that identify the fake store's customer. */
const words = [customer.name, customer.company, customer.address1, customer.city, customer.postcode, customer.phone]
  .concat(customer.email)
  .map((word) => word.toLowerCase());

/** Columns in all tables of a shop that contain one of the words. */
async function columnsWithWords(database: Database, shopId: number): Promise<string[]> {
  const { rows: columns } = await database.executeSql(`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns AS c
    JOIN information_schema.columns AS s ON s.table_schema = 'public' AND s.table_name = c.table_name
      AND s.column_name = 'shop_id'
    WHERE c.table_schema = 'public' AND (c.data_type IN ('text', 'jsonb', 'json') OR c.udt_name = '_text')`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.executeSql(
      `SELECT lower("${String(column)}"::text) AS text FROM "${String(table)}" WHERE shop_id = $1`,
      [shopId],
    );
    const texts = rows.map(({ text }) => String(text));
    if (texts.some((text) => words.some((word) => text.includes(word))))
      found.push(`${String(table)}.${String(column)}`);
  }
  return found.toSorted();
}

async function aShopWithCustomer(database: Database) {
  const shop = await aStoreShop(database);
  // Words that aren't in the request.
  shop.placeOrder('4801', { checkout: { ...aCheckout, note: 'For Aunt Edna', discountCodes: ['WELCOME'] } });
  shop.placeOrder(
    '4802',
    { customerName: 'Ada Bell' },
    {
      customerId: '88',
      recipient: {
        ...customer,
        name: 'Ada Bell',
        email: 'ada@bell.example',
        phone: '+44 1',
        address1: '1 Castle Road',
        company: '',
      },
    },
  );
  for (const id of [4801, 4802]) await shop.send('orders/create', { id });
  await shop.work();
  await shop.inShop(async (transaction) => {
    const message = `Called ${customer.name} (${customer.phone}), wants it at ${customer.address1.toUpperCase()}`;
    await addTimelineEntries(transaction, {
      orderIds: ['4801'],
      entry: { note: message },
      at: new Date(),
      staffId: '501',
    });
    const decided = (await lockDecidedOrders(transaction, ['4801'])).get('4801');
    if (decided === undefined) throw new Error('There is no order.');
    const kept = { ...decided.kept, warehouseNotes: [`Gift for ${customer.name}`], tags: [customer.email] };
    await saveDecidedOrders(transaction, [{ ...decided, kept, ran: 0 }]);
  });
  return shop;
}

const request = { customer: { id: 77, email: customer.email, phone: customer.phone } };

describeOnBothKinds('privacy', (database) => {
  test("a redaction removes a customer's words from every text in every table, and leaves other customers alone", async () => {
    const shop = await aShopWithCustomer(database());
    expect(await columnsWithWords(database(), shop.shopId)).toEqual(
      expect.arrayContaining([
        'order_recipients.email',
        'orders.customer_name',
        'orders.tags',
        'orders.warehouse_notes',
        'timeline_entries.message',
      ]),
    );
    await shop.send('customers/redact', { ...request, orders_to_redact: [4801] });
    await shop.work();
    const [known] = (await shop.inShop((transaction) => readStoreOrders(transaction, ['4801']))).values();
    expect(known?.facts?.checkout).toMatchObject({ note: '', discountCodes: ['WELCOME'] });
    // The other customer lives in the same town.
    expect(await columnsWithWords(database(), shop.shopId)).toEqual([
      'order_recipients.city',
      'order_recipients.postcode',
      'orders.postcode',
    ]);
    expect(await shop.stateOf('4801')).toMatchObject({
      order: { customerName: 'Removed customer' },
      timeline: ['Order received from the store', 'Called [removed] ([removed]), wants it at [removed]'],
      detail: { lineItems: [{ quantity: 5 }] },
    });
    expect(await shop.stateOf('4802')).toMatchObject({ order: { customerName: 'Ada Bell' } });
  });

  test("a redaction keeps our own words when they equal or contain the customer's town", async () => {
    const shop = await aStoreShop(database());
    const recipient = { ...customer, city: 'Ins', company: 'Open', address1: 'Items' };
    shop.placeOrder('4801', { customerName: customer.name }, { customerId: '77', recipient });
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const gone = orderEvent('deletedInStore', {});
    const removed = orderEvent('removedAtWarehouse', { provider: 'Shipbob', items: [{ name: 'To Ins', quantity: 1 }] });
    await shop.inShop(async (transaction) => {
      for (const entry of [gone, removed])
        await addTimelineEntries(transaction, { orderIds: ['4801'], entry, at: new Date(), staffId: null });
    });
    await shop.send('customers/redact', { ...request, orders_to_redact: [4801] });
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      timeline: ['Order received from the store', 'Deleted in the store', 'Shipbob took out 1 × To [removed]'],
    });
  });

  test("a data request makes a file of that customer's orders", async () => {
    const shop = await aShopWithCustomer(database());
    await shop.send('customers/data_request', { ...request, orders_requested: [] }, 'request-1');
    await shop.work();
    expect(await shop.inShop(listStoreFiles)).toMatchObject([{ fileId: 'request-1' }]);
    const text = await shop.inShop((transaction) => readStoreFile(transaction, keyRing, 'request-1'));
    expect(JSON.parse(text ?? '')).toMatchObject({
      customer: { id: '77', email: customer.email },
      orders: [{ orderId: '4801', recipient: customer, items: [{ sku: 'A' }] }],
    });
    expect(text).not.toContain('Ada Bell');
  });

  test('a request is listed once, from its arrival, and its file is for its own shop and for 30 days', async () => {
    const shop = await aShopWithCustomer(database());
    const other = await aStoreShop(database());
    const ask = () => shop.send('customers/data_request', { ...request, orders_requested: [4801] }, 'request-3');
    expect([await ask(), await ask()]).toEqual(['received', 'known']);
    const requests = async () => (await shop.inShop(readPrivacy)).requests;
    expect(await requests()).toMatchObject([{ requestId: 'request-3', customerId: null, readyAt: null }]);
    const file = (of: Pick<typeof shop, 'inShop'>) =>
      of.inShop((transaction) => readCustomerFile(transaction, keyRing, 'request-3', shop.services.now()));
    expect(await file(shop)).toBeNull();
    await shop.work();
    expect(await requests()).toMatchObject([{ requestId: 'request-3', customerId: '77' }]);
    expect(await file(shop)).toContain(customer.email);
    expect(await file(other)).toBeNull();
    shop.wait(customerFileKeptMs - 1);
    expect(await file(shop)).not.toBeNull();
    shop.wait(1);
    expect(await file(shop)).toBeNull();
  });

  test('a redaction interrupted between any two transactions continues, and is listed once with what it removed', async () => {
    const shop = await aShopWithCustomer(database());
    // The shop has no order 4899; 4801 has not shipped.
    const redact = { ...request, orders_to_redact: [4801, 4899] };
    const ask = () => shop.send('customers/redact', redact, 'redaction-1');
    expect([await ask(), await ask()]).toEqual(['received', 'known']);
    await shop.takeJobs();
    const redactions = async () => (await shop.inShop(readPrivacy)).redactions;
    const work = (failsAt: number) => {
      let transactions = 0;
      const inShop: Database['inShop'] = (shopId, run) =>
        database().inShop(shopId, async (transaction) => {
          transactions += 1;
          const result = await run(transaction);
          // Before the commit.
          if (transactions === failsAt) throw new Error('The process ended.');
          return result;
        });
      const services = { ...shop.services, database: { ...database(), inShop } };
      return workStoreEvent(services, shop.shopId, { eventId: 'redaction-1' });
    };
    let cut = 0;
    for (; ; cut++) {
      const isCut = await work(cut + 1).then(
        () => false,
        () => true,
      );
      if (!isCut) break;
      expect(await redactions()).toMatchObject([{ redactionId: 'redaction-1', doneAt: null, orders: null }]);
      expect(await shop.stateOf('4801')).toMatchObject({ order: { customerName: customer.name } });
    }
    expect(cut).toBe(3);
    // A repeat, as a queue may deliver.
    await work(0);
    const [done, ...more] = await redactions();
    expect(done).toMatchObject({ redactionId: 'redaction-1', orders: 1 });
    expect(done?.doneAt).not.toBeNull();
    expect(more).toEqual([]);
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      order: { customerName: 'Removed customer' },
      detail: { lineItems: [{ quantity: 5 }] },
    });
    expect(await shop.inShop(listStoreFiles)).toEqual([]);
  });

  test('a redacted shop is gone from every table, unless it still uses the app', async () => {
    const shop = await aShopWithCustomer(database());
    await shop.send('shop/redact', {});
    await shop.work();
    expect(await shop.stateOf('4801')).not.toBeNull();
    await shop.send('app/uninstalled', {});
    await shop.work();
    await shop.send('shop/redact', {});
    await shop.work();
    const { rows } = await database().executeSql(
      `SELECT table_name AS "table" FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'shop_id'`,
    );
    const left: unknown[] = [];
    for (const { table } of rows) {
      const found = await database().executeSql(`SELECT 1 FROM "${String(table)}" WHERE shop_id = $1 LIMIT 1`, [
        shop.shopId,
      ]);
      if (found.rows.length > 0) left.push(table);
    }
    expect(left).toEqual([]);
  });

  test('a shop that uninstalled without a webhook is redacted too when its store rejects our token', async () => {
    const refuses = () => Promise.reject(new StoreCallError('refused', 'invalid_request'));
    const shop = await aStoreShop(database(), { renewToken: refuses });
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    shop.wait(31 * 86_400_000);
    await shop.send('shop/redact', {});
    await shop.work();
    expect(await shop.stateOf('4801')).toBeNull();
  });

  test('tokens and files can be read after a key change, without the old key', async () => {
    const shop = await aShopWithCustomer(database());
    await shop.send('customers/data_request', { ...request, orders_requested: [] }, 'request-2');
    await shop.work();
    const newKey = `new:${Buffer.alloc(32, 9).toString('base64')}`;
    const both = parseKeyRing(`${newKey},test:${Buffer.alloc(32, 7).toString('base64')}`);
    expect(await rotateSecrets(database(), both)).toBeGreaterThanOrEqual(2);
    const ring = parseKeyRing(newKey);
    expect((await shop.inShop((transaction) => readStoreToken(transaction, ring)))?.token).toBe('shpat_secret');
    expect(await shop.inShop((transaction) => readStoreFile(transaction, ring, 'request-2'))).toContain(customer.email);
    expect(await rotateSecrets(database(), both)).toBe(0);
  });
});
