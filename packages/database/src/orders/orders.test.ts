import { orderEvent } from '@hub/domain/events';
import { afterAction, type OrderState } from '@hub/domain/orders/actions';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { eventEntry } from '@hub/domain/orders/timeline';
import { aLineItem, filledOrderFields } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { addTimelineEntries, lockOrders, saveOrders } from './changeOrders.ts';
import { countOrders, foldOrderCounts } from './countOrders.ts';
import { listOrders, type ListQuery } from './listOrders.ts';
import { insertOrders } from './insertOrders.ts';
import { readOrderDetail } from './orderDetails.ts';

const everything: ListQuery = {
  from: null,
  to: null,
  text: null,
  parts: null,
  fields: ['orderId', 'orderName', 'createdAt'],
  after: null,
  offset: 0,
  limit: 100,
};

const namesOf = ({ json }: { json: string }) =>
  (JSON.parse(`[${json}]`) as { order_name: string }[]).map((row) => row.order_name);

describeOnBothKinds('orders', (database) => {
  test('come back as they were received', async () => {
    const shopId = await aShop(database());
    const received = aReceivedOrder(1, { order: filledOrderFields });
    await database().inShop(shopId, (transaction) => insertOrders(transaction, [received]));
    const { orderId } = received.order;
    const [row, stored] = await database().inShop(shopId, async (transaction) => [
      (await lockOrders(transaction, [orderId])).get(orderId),
      await readOrderDetail(transaction, orderId),
    ]);
    const { stage, order, detail } = received;
    expect(row).toEqual({ stage, order, detail: { ...detail, timeline: [] } });
    expect(stored).toEqual(detail);
  });

  test('keep texts with a special meaning for PostgreSQL unchanged, alone and among others', async () => {
    const shopId = await aShop(database());
    const texts = [
      'NULL',
      '',
      '{}',
      '{"a","b"}',
      `"'quoted'"`,
      String.raw`\\ \n \"`,
      'a,b',
      ' spaced ',
      'true',
      '7',
      '日本 🎁',
    ];
    const flows = texts.filter((text) => text !== '').map((name) => ({ name }));
    const received = texts.map((text, index) =>
      aReceivedOrder(index + 1, {
        order: { customerName: text },
        detail: {
          lineItems: [aLineItem({ lineItemId: `${index + 1}0001`, id: `${index + 1}0001`, sku: text, name: text })],
          triggeredFlows: flows,
        },
      }),
    );
    const [first, ...others] = received;
    if (first === undefined) throw new Error('There is one.');
    await database().inShop(shopId, (transaction) => insertOrders(transaction, [first]));
    await database().inShop(shopId, (transaction) => insertOrders(transaction, others));
    const ids = received.map(({ order }) => order.orderId);
    const stored = await database().inShop(shopId, async (transaction) => {
      const rows = await lockOrders(transaction, ids);
      const details: (OrderDetail | null)[] = [];
      for (const id of ids) details.push(await readOrderDetail(transaction, id));
      return ids.map((id, index) => ({ order: rows.get(id)?.order, detail: details[index] }));
    });
    expect(stored).toEqual(received.map(({ order, detail }) => ({ order, detail })));
  });

  test('a list writes every requested field of §6 with any text, and leaves out empty extensions', async () => {
    const shopId = await aShop(database());
    const customerName = '"Anna\\",\n{}\u2028 日本';
    const full = aReceivedOrder(2, {
      order: {
        customerName,
        fulfillmentStatus: 'partial',
        closedAt: '2011-12-10T10:00:00.000Z',
        backOrderState: 1,
        errorType: 2,
      },
    });
    const received = [aReceivedOrder(1, { order: { customerName: '' } }), full];
    await database().inShop(shopId, (transaction) => insertOrders(transaction, received));
    const rowsWith = async (fields: ListQuery['fields']) => {
      const { json } = await database().inShop(shopId, (transaction) =>
        listOrders(transaction, { ...everything, fields }),
      );
      return JSON.parse(`[${json}]`);
    };
    expect(
      await rowsWith([
        'fulfillmentStatus',
        'customerName',
        'closedAt',
        'threePlStatus',
        'backOrderState',
        'errorType',
        'workflowErrors',
        'shipmentError',
        'poNumber',
        'isTest',
        'holdUntil',
      ]),
    ).toEqual([
      {
        fulfillment_status: 'partial',
        customer_name: customerName,
        shopify_close_at: '2011-12-10T10:00:00+00:00',
        '3pl_status': null,
        is_back_order: 1,
        error_type: 2,
        error: null,
        error_message: null,
      },
      {
        fulfillment_status: '',
        customer_name: '',
        shopify_close_at: null,
        '3pl_status': null,
        is_back_order: 0,
        error_type: null,
        error: null,
        error_message: null,
      },
    ]);
    expect(await rowsWith([])).toEqual([{}, {}]);
  });

  test('save a change with its counts, which add up to the orders', async () => {
    const shopId = await aShop(database());
    await database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        Array.from({ length: 5 }, (_, index) => aReceivedOrder(index + 1)),
      ),
    );
    await database().inShop(shopId, async (transaction) => {
      const before = (await lockOrders(transaction, ['4800000000003'])).get('4800000000003') as OrderState;
      const after = afterAction(before, 'hold-order', '2011-12-09T10:00:00Z') as OrderState;
      await saveOrders(transaction, [{ before, after }]);
      await addTimelineEntries(transaction, {
        orderIds: ['4800000000003'],
        entry: { note: 'Hold Order clicked by Robin Carter' },
        at: new Date('2011-12-09T10:00:00Z'),
        staffId: '1',
      });
    });
    const count = () => database().inShop(shopId, (transaction) => countOrders(transaction, everything));
    const expected = [
      { stage: 'hold', wasShipped: false, orders: 1, workflowRuns: 1, boxesSaved: 2 },
      { stage: 'open', wasShipped: false, orders: 4, workflowRuns: 4, boxesSaved: 8 },
    ];
    expect((await count()).toSorted((a, b) => a.stage.localeCompare(b.stage))).toEqual(expected);
    await database().inShop(shopId, foldOrderCounts);
    expect((await count()).toSorted((a, b) => a.stage.localeCompare(b.stage))).toEqual(expected);
    const byHour = await database().inShop(shopId, (transaction) =>
      countOrders(transaction, {
        from: new Date('2011-12-09T08:28:00Z'),
        to: new Date('2011-12-09T08:30:00Z'),
        text: null,
      }),
    );
    expect(byHour.map(({ stage, orders }) => [stage, orders]).toSorted()).toEqual([
      ['hold', 1],
      ['open', 1],
    ]);
  });

  test('lists, windows and counts apply field filters', async () => {
    const shopId = await aShop(database());
    const held = orderEvent('awaitsPayment', { status: 'PENDING' });
    const waits = aReceivedOrder(11, { order: { paymentStatus: 'PENDING' } });
    await database().inShop(shopId, (transaction) =>
      insertOrders(transaction, [
        { ...waits, stage: 'hold', detail: { ...waits.detail, timeline: [eventEntry(held, waits.order.createdAt)] } },
        aReceivedOrder(12, { order: { paymentStatus: 'PENDING', isTest: true } }),
        aReceivedOrder(13, { order: { paymentStatus: 'PAID', dispute: 'NEEDS_RESPONSE' } }),
        aReceivedOrder(14, { order: { paymentStatus: 'PAID', dispute: 'WON' } }),
      ]),
    );
    const found = (values: Record<string, string>) =>
      database().inShop(shopId, async (transaction) => {
        const search = { ...everything, values };
        const list = await listOrders(transaction, search);
        const counts = await countOrders(transaction, search);
        return [list.count, counts.reduce((sum, { orders }) => sum + orders, 0)];
      });
    expect(await found({ paymentStatus: 'PENDING' })).toEqual([2, 2]);
    expect(await found({ paymentStatus: 'PENDING', isTest: 'false' })).toEqual([1, 1]);
    expect(await found({ stageReason: 'awaitsPayment' })).toEqual([1, 1]);
    expect(await found({ stageReason: 'heldInStore' })).toEqual([0, 0]);
    expect(await found({ dispute: 'NEEDS_RESPONSE' })).toEqual([1, 1]);
    expect(await found({ dispute: 'LOST' })).toEqual([0, 0]);
    expect(await found({})).toEqual([4, 4]);
  });

  test('are listed newest first, in pages that add up, and found by name and SKU', async () => {
    const shopId = await aShop(database());
    await database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        Array.from({ length: 7 }, (_, index) => aReceivedOrder(index + 101)),
      ),
    );
    const list = (query: Partial<ListQuery>) =>
      database().inShop(shopId, (transaction) => listOrders(transaction, { ...everything, ...query }));
    const first = await list({ limit: 4 });
    expect(namesOf(first)).toEqual(['#107', '#106', '#105', '#104']);
    const rest = await list({ limit: 4, after: first.next });
    expect([namesOf(rest), rest.next]).toEqual([['#103', '#102', '#101'], null]);
    expect(namesOf(await list({ text: { mode: 'order', text: '#105' } }))).toEqual(['#105']);
    expect(namesOf(await list({ text: { mode: 'order', text: '4800000000106' } }))).toEqual(['#106']);
    expect(namesOf(await list({ text: { mode: 'order', text: '%' } }))).toEqual([]);
    expect(namesOf(await list({ text: { mode: 'sku', text: '123a' } }))).toHaveLength(7);
    expect(namesOf(await list({ parts: [{ stage: 'hold', wasShipped: false }] }))).toEqual([]);
  });

  test('a search by SKU lists an order once, in pages or at once, in one stage or all', async () => {
    const shopId = await aShop(database());
    const skus = (index: number) => (index % 3 === 0 ? ['AB-1', 'AB-2'] : index % 3 === 1 ? ['AB-2'] : ['C-1']);
    await database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        Array.from({ length: 60 }, (_, index) =>
          aReceivedOrder(index + 1, {
            detail: {
              lineItems: skus(index).map((sku, line) =>
                aLineItem({ lineItemId: `${index + 1}000${line}`, id: `${index + 1}000${line}`, sku }),
              ),
            },
          }),
        ),
      ),
    );
    const list = async (query: Partial<ListQuery>) =>
      database().inShop(shopId, (transaction) =>
        listOrders(transaction, { ...everything, text: { mode: 'sku', text: 'ab-' }, ...query }),
      );
    const all = namesOf(await list({}));
    expect(all).toEqual(
      Array.from({ length: 60 }, (_, index) => 59 - index)
        .filter((index) => index % 3 !== 2)
        .map((index) => `#${index + 1}`),
    );
    const paged: string[] = [];
    let after: ListQuery['after'] = null;
    do {
      const part = await list({ after, limit: 7 });
      paged.push(...namesOf(part));
      after = part.next;
    } while (after !== null);
    expect(paged).toEqual(all);
    expect(namesOf(await list({ offset: 5, limit: 3 }))).toEqual(all.slice(5, 8));
    expect(namesOf(await list({ parts: [{ stage: 'open', wasShipped: false }], limit: 3 }))).toEqual(all.slice(0, 3));
  });

  test('a shop’s transaction neither sees nor changes another shop, even without a condition', async () => {
    const [first, second] = [await aShop(database()), await aShop(database())];
    await database().inShop(first, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
    const intruder = { shopId: first };
    const found = await database().inShop(second, ({ queries }) => listOrders({ ...intruder, queries }, everything));
    expect(found.count).toBe(0);
    await expect(
      database().inShop(second, ({ queries }) => insertOrders({ ...intruder, queries }, [aReceivedOrder(2)])),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
    expect((await database().inShop(first, (transaction) => listOrders(transaction, everything))).count).toBe(1);
  });
});
