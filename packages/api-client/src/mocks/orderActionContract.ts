import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { errorTypes, type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { editableAddress, type TimelineEntry } from '@hub/domain/orders/detail';
import { orderTabs } from '@hub/domain/orders/list';
import { type Address, changedAddressParts } from '@hub/domain/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { HttpError, RejectedError } from '../http/errors.ts';
import { readSkuReport } from '../insights/readSkuReport.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';
import { sampleShop } from './shop/sampleShop.ts';
import { type ContractShop, anOrderIn, tabsOf } from './contractFixtures.ts';

const user = sampleShop.userName;

/** Tests of actions on one order. */
export function orderActionContract(openShop: () => Promise<ContractShop>): void {
  describe('actions on one order', () => {
    let client: ApiClient;
    let open: ContractShop;
    beforeAll(async () => {
      open = await openShop();
      client = open.client;
      // workflowContract tests what the buttons run.
      const workflows = createWorkflowsClient(client);
      for (const { workflowId } of (await workflows.list()).workflows) await workflows.setActive(workflowId, false);
    });

    const moves = [
      { action: 'hold-order', from: tabs.open, to: tabs.hold, which: 'no matter which' },
      { action: 'move-to-open', from: tabs.hold, to: tabs.open, which: 'no matter which' },
      { action: 'ship-now', from: tabs.needsReview, to: tabs.inFulfillment, which: 'no matter which' },
      { action: 'available', from: tabs.backOrders, to: tabs.open, which: 'no matter which' },
      { action: 'available-partially', from: tabs.backOrders, to: tabs.open, which: 'releasable partially' },
      { action: 'run-workflow', from: tabs.errors, to: tabs.open, which: 'workflow error' },
      { action: 'move-to-open-errored', from: tabs.errors, to: tabs.open, which: '3PL API error' },
      { action: 'shipment-workflow', from: tabs.errors, to: tabs.open, which: 'shipment error' },
    ] as const;
    test.each(moves)(
      '$action moves an order ($which) from tab $from to tab $to, and the counts follow',
      { tags: ['§4.33', '§4.34'] },
      async ({ action, from, to, which }) => {
        const order = await anOrderIn(client, from, predicates[which]);
        const before = await counts(client);
        const { timeline } = await client.orders.getOrderDetail(order.orderId);
        const done = await client.orders.performAction(action, order);
        expect(done.message).toContain(order.orderName);
        const taken = (await client.orders.getOrderDetail(order.orderId)).timeline.filter(isActionTaken);
        expect(taken.slice(0, 1), 'the server writes who did it').toMatchObject([
          { event: { values: { action, by: user, isBulk: false, isUndo: false } } },
        ]);
        expect(taken).toHaveLength(timeline.filter(isActionTaken).length + 1);
        expect(await tabsOf(client, order)).toEqual(expect.arrayContaining([tabs.all, to]));
        expect(await tabsOf(client, order)).not.toContain(from);
        const after = await counts(client);
        expect(after).toEqual({ ...before, [from]: (before[from] ?? 0) - 1, [to]: (before[to] ?? 0) + 1 });
      },
    );

    test('move-to-close closes an order: it stays in tab 1 with its closing time', { tags: '§4.35' }, async () => {
      const order = await anOrderIn(client, tabs.hold);
      await client.orders.performAction('move-to-close', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all]);
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all', search: order.orderName },
      });
      expect(orders.find((found) => found.orderId === order.orderId)?.closedAt).not.toBeNull();
    });

    test('product workflows leave the order open', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('product-workflow', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.open]);
    });

    test('cancel-partial-shipment removes the marks of a partial shipment', async () => {
      const order = await anOrderIn(
        client,
        tabs.open,
        (candidate) => candidate.threePlStatus === 6 || candidate.threePlStatus === 7,
      );
      await client.orders.performAction('cancel-partial-shipment', order);
      await expect(client.orders.performAction('cancel-partial-shipment', order)).rejects.toThrow(RejectedError);
    });

    test.each(['hold-order', 'run-workflow', 'move-to-open-errored', 'ship-now'] as const)(
      '%s on an ineligible order is rejected with a reason, and nothing changes',
      async (action) => {
        const shipped = await anOrderIn(client, tabs.shipped, (order) => order.closedAt !== null);
        const before = await counts(client);
        await expect(client.orders.performAction(action, shipped)).rejects.toSatisfy(
          (error) => error instanceof RejectedError && error.serverMessage !== null,
        );
        expect(await counts(client)).toEqual(before);
      },
    );

    test.each(['hold-order', 'ship-now', 'move-to-close'] as const)(
      '%s that a colleague did a moment ago says who did it and when, and nothing changes',
      async (action) => {
        const order = await anOrderIn(client, action === 'ship-now' ? tabs.needsReview : tabs.open);
        await client.orders.performAction(action, order);
        const before = await client.orders.getOrderDetail(order.orderId);
        const again = await client.orders.performAction(action, order).catch((error: unknown) => error);
        expect(again).toBeInstanceOf(RejectedError);
        expect((again as RejectedError).serverMessage).toMatch(
          new RegExp(`^${user} did this already, at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d [AP]M\\.$`),
        );
        expect((await client.orders.getOrderDetail(order.orderId)).timeline).toHaveLength(before.timeline.length);
      },
    );

    test('move-to-open-errored takes a list and answers for each of its orders', { tags: '§7.15' }, async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.errors,
        filters: { ...defaultFilters, period: 'all' },
      });
      const movable = orders.filter(predicates['3PL API error']).slice(0, 2);
      const other = orders.find(predicates['workflow error']);
      const orderIds = [...movable, ...(other ? [other] : [])].map(({ orderId }) => orderId);
      const reply = await client.orders.moveErroredToOpen(orderIds);
      expect(reply.orders.map(({ orderId, status }) => [orderId, status])).toEqual([
        ...movable.map(({ orderId }) => [orderId, 'success']),
        ...(other ? [[other.orderId, 'skipped']] : []),
      ]);
      expect(await tabsOf(client, movable[0] as Order)).toContain(tabs.open);
    });

    test('cancel-item removes units from a line', async () => {
      const { order, item } = await anItem(client, 2);
      await client.orders.cancelItem({ order, item, quantity: 2 });
      const after = await client.orders.getOrderDetail(order.orderId);
      expect(after.lineItems.find(({ lineItemId }) => lineItemId === item.lineItemId)?.fulfillableQuantity).toBe(
        item.fulfillableQuantity - 2,
      );
      await expect(client.orders.cancelItem({ order, item, quantity: item.quantity + 1 })).rejects.toThrow(
        RejectedError,
      );
    });

    test('units of a shipped order are sent again, and it stays shipped', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const shipped = async () => (await client.orders.listOrders({ tab: tabs.shipped, filters })).orders;
      const order = (await shipped()).find(({ stage }) => stage === 'shipped') as Order;
      const { orderId } = order;
      const before = await client.orders.getOrderDetail(orderId);
      const [line] = before.reships?.lines ?? [];
      if (line === undefined || before.reships === undefined) throw new Error('Nothing of it can be sent again.');
      const { lineItemId, provider } = line;
      const request = { orderId, lines: [{ lineItemId, quantity: 1 }], reason: 'lost', note: '' } as const;
      await client.orders.reship(request);
      const { reships, fulfillments } = await client.orders.getOrderDetail(orderId);
      expect(reships).toMatchObject({
        next: before.reships.next + 1,
        sent: [
          { number: before.reships.next, provider, reason: 'lost', lines: request.lines, parcels: [], words: null },
        ],
      });
      expect(fulfillments).toEqual(before.fulfillments);
      expect((await shipped()).find((other) => other.orderId === orderId)).toMatchObject({ reship: 'underWay' });
      expect(await readSkuReport(client, filters)).toMatchObject({
        reships: [{ reason: 'lost', reships: 1, units: 1 }],
      });
      const tooMany = { ...request, lines: [{ lineItemId, quantity: line.quantity }] };
      await expect(client.orders.reship(tooMany)).rejects.toThrow(RejectedError);
      await expect(client.orders.reship({ ...request, orderId: '404404' })).rejects.toMatchObject({ status: 404 });
    });

    test('a reship that has not shipped is canceled once, and its units can be sent again', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const shipped = async () => (await client.orders.listOrders({ tab: tabs.shipped, filters })).orders;
      const { orderId } = (await shipped()).findLast(({ stage }) => stage === 'shipped') as Order;
      const { reships: before } = await client.orders.getOrderDetail(orderId);
      const [line] = before?.lines ?? [];
      if (line === undefined || before === undefined) throw new Error('Nothing of it can be sent again.');
      const { lineItemId, quantity } = line;
      await client.orders.reship({ orderId, lines: [{ lineItemId, quantity }], reason: 'lost', note: '' });
      const canceled = { orderId, number: before.next };
      await client.orders.cancelReship(canceled);
      const { reships: after } = await client.orders.getOrderDetail(orderId);
      expect(after?.sent).toMatchObject([{ number: before.next, state: 'cancelled' }]);
      expect(after?.lines).toEqual(before.lines);
      expect((await shipped()).find((other) => other.orderId === orderId)?.reship).toBe('');
      await expect(client.orders.cancelReship(canceled)).rejects.toThrow(RejectedError);
      await expect(client.orders.cancelReship({ orderId, number: 99 })).rejects.toMatchObject({
        status: 404,
        serverMessage: `Order ${orderId} has no reship 99.`,
      });
      await expect(client.orders.cancelReship({ orderId: '404', number: 1 })).rejects.toMatchObject({
        serverMessage: 'No order has the id 404.',
      });
    });

    test('an address is changed once, and a second person learns what happened', async () => {
      const { order, before } = await anAddressIn(client, tabs.needsReview);
      const { orderId } = order;
      const address = { ...before, ...leeds };
      await client.orders.changeAddress({ orderId, before, address });
      const { shipTo, timeline } = await client.orders.getOrderDetail(orderId);
      expect(editableAddress(shipTo)).toEqual(address);
      expect(timeline.filter(({ event }) => event?.kind === 'addressEdited')).toMatchObject([
        { event: { values: { by: user, oldAddress: 'unused' } } },
      ]);
      const edited = changedAddressParts(before, address);
      expect(timeline.find(({ event }) => event?.kind === 'addressEdited')?.event?.values).toMatchObject({
        parts: edited,
      });
      // The reply was lost, and the person saves again.
      await client.orders.changeAddress({ orderId, before, address });
      const second = { ...address, address1: '14 Mill Lane' };
      await expect(client.orders.changeAddress({ orderId, before, address: second })).rejects.toMatchObject({
        serverMessage: expect.stringMatching(
          new RegExp(`^${user} changed the address since you opened it, to “.*12 Mill Lane.*Leeds.*”`),
        ),
      });
      const wrong = { ...second, name: '', company: '' };
      await expect(client.orders.changeAddress({ orderId, before: address, address: wrong })).rejects.toMatchObject({
        serverMessage: 'Enter a name or a company.',
      });
      expect((await client.orders.getOrderDetail(orderId)).timeline).toHaveLength(timeline.length);
    });

    test('an address is not changed once the order has shipped, nor that of an unknown order', async () => {
      const { order, before } = await anAddressIn(client, tabs.shipped);
      const address = { ...before, ...leeds };
      await expect(client.orders.changeAddress({ orderId: order.orderId, before, address })).rejects.toMatchObject({
        serverMessage: expect.stringMatching(/^It is (shipped|closed|canceled), so this cannot be done\.$/),
      });
      await expect(client.orders.changeAddress({ orderId: '404404', before, address })).rejects.toMatchObject({
        status: 404,
      });
    });

    test('an order in fulfillment that no 3PL has yet loses units, and is put on hold', async () => {
      const { order, item } = await anItem(client, 2);
      await client.orders.performAction('ship-now', order);
      await expect(client.orders.cancelItem({ order, item, quantity: item.quantity + 1 })).rejects.toThrow(
        RejectedError,
      );
      await client.orders.cancelItem({ order, item, quantity: 1 });
      const after = await client.orders.getOrderDetail(order.orderId);
      expect(after.lineItems.find(({ lineItemId }) => lineItemId === item.lineItemId)?.fulfillableQuantity).toBe(
        item.fulfillableQuantity - 1,
      );
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.inFulfillment]);
      await client.orders.performAction('hold-order', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.hold]);
      await expect(client.orders.performAction('hold-order', order)).rejects.toThrow(RejectedError);
      await expect(client.orders.cancelItem({ order, item, quantity: 1 })).rejects.toThrow(RejectedError);
    });

    test('a posted text is a note, even if it reads like an event; that of a recent action adds nothing', async () => {
      const order = await anOrderIn(client, tabs.open);
      const { orderId } = order;
      const post = async (message: string) => {
        await client.orders.addTimelineEntry({ orderId, message });
        return (await client.orders.getOrderDetail(orderId)).timeline;
      };
      const [note] = await post('Sent to the warehouse');
      expect(note).toEqual({ message: 'Sent to the warehouse', createdAt: expect.any(String) });
      expect((await post(`Hold Order clicked by ${user}`))[0]?.event).toBeUndefined();
      await client.orders.performAction('hold-order', order);
      const { timeline } = await client.orders.getOrderDetail(orderId);
      for (const posted of [
        `Hold Order clicked by ${user}`,
        'Hold Order clicked',
        `Undo (Hold Order) clicked by ${user}`,
      ])
        expect(await post(posted)).toEqual(timeline);
      expect((await post('Hold Order clicked by Somebody Else'))[0]?.event).toBeUndefined();
    });

    test('an action that undoes another says so in the timeline', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('hold-order', order);
      await client.orders.performAction('move-to-open', order, { isUndo: true });
      const { timeline } = await client.orders.getOrderDetail(order.orderId);
      expect(timeline.filter(isActionTaken).slice(0, 2)).toMatchObject([
        {
          message: `Undo (Move to Open) clicked by ${user}`,
          event: { values: { action: 'move-to-open', isUndo: true } },
        },
        { message: `Hold Order clicked by ${user}`, event: { values: { action: 'hold-order', isUndo: false } } },
      ]);
    });

    test('ids are sent back unchanged', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('product-workflow', order);
      const body: unknown = await open.sent.at(-1)?.json();
      expect(body).toMatchObject({ id: Number(order.id), order_id: Number(order.orderId) });
    });

    test('an intent that is sent twice takes effect once, and its key accepts no other', async () => {
      const order = await anOrderIn(client, tabs.open);
      const idempotencyKey = crypto.randomUUID();
      const first = await client.orders.performAction('hold-order', order, { idempotencyKey });
      const replayed = await client.orders.performAction('hold-order', order, { idempotencyKey });
      expect(replayed).toEqual(first);
      const other = await anOrderIn(client, tabs.open);
      await expect(client.orders.performAction('hold-order', other, { idempotencyKey })).rejects.toSatisfy(
        (error) => error instanceof HttpError && error.status === 409,
      );
      expect(await tabsOf(client, other)).toContain(tabs.open);
    });
  });
}

const predicates = {
  'no matter which': () => true,
  'releasable partially': (order: Order) => order.backOrderState === 1,
  'workflow error': (order: Order) => order.workflowErrors.length > 0,
  '3PL API error': (order: Order) => order.errorType === errorTypes.threePlApi,
  'shipment error': (order: Order) => order.workflowErrors.length === 0 && order.errorType !== errorTypes.threePlApi,
};

/** An open order with a line of more than `quantity` units, so that many can be removed. */
async function anItem(client: ApiClient, quantity: number) {
  const { orders } = await client.orders.listAllOrders({
    tab: tabs.open,
    filters: { ...defaultFilters, period: 'all' },
  });
  for (const order of orders) {
    const { lineItems } = await client.orders.getOrderDetail(order.orderId);
    const item = lineItems.find((line) => line.threePlStatus === null && line.fulfillableQuantity > quantity);
    if (item) return { order, item };
  }
  throw new Error('The seed has no open order with such a line');
}

function isActionTaken({ event }: TimelineEntry): boolean {
  return event?.kind === 'actionTaken';
}

async function counts(client: ApiClient): Promise<Record<number, number | null>> {
  const stats = await client.orders.getStats({ ...defaultFilters, period: 'all' });
  return Object.fromEntries(orderTabs.map(({ number, statsField }) => [number, stats[statsField]]));
}

/** A whole address. */
const leeds = {
  country: 'GB',
  name: 'Ada Lindqvist',
  address1: '12 Mill Lane',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
};

/** An order with its address as a person sees it. */
async function anAddressIn(client: ApiClient, tab: TabNumber): Promise<{ order: Order; before: Address }> {
  const order = await anOrderIn(client, tab);
  const before = editableAddress((await client.orders.getOrderDetail(order.orderId)).shipTo);
  if (before === null) throw new Error(`The address of ${order.orderName} cannot be edited.`);
  return { order, before };
}
