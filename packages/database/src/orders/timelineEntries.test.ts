import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventKind, type OrderEvent, orderEvent } from '@hub/domain/events';
import type { OrderStage } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { migrationsFolder } from '../connection/migrations.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { rethrow } from '../testing/rethrow.ts';
import { addTimelineEntries, lockOrderRows, readEventsSince, saveOrderRows } from './changeOrders.ts';
import { insertOrders } from './insertOrders.ts';
import { listOrders } from './listOrders.ts';
import { readOrderDetail } from './orderDetails.ts';
import { removeOldTimelines } from './removeOldTimelines.ts';

const { orderId } = aReceivedOrder(1).order;
const at = new Date('2026-11-28T09:00:00Z');

describeOnBothKinds('timeline entries', (database) => {
  let shopId = 0;
  const inShop = <T>(work: (transaction: ShopTransaction) => Promise<T>) => database().inShop(shopId, work);
  const add = (entry: Parameters<typeof addTimelineEntries>[1]['entry'], staffId: string | null = null) =>
    inShop((transaction) => addTimelineEntries(transaction, { orderIds: [orderId], entry, at, staffId }));
  const newest = async () => (await inShop((transaction) => readOrderDetail(transaction, orderId)))?.timeline[0];

  beforeAll(async () => {
    shopId = await aShop(database());
    await inShop((transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  });

  test('read an event back with its words; characters that PostgreSQL cannot store are marked', async () => {
    const event = orderEvent('tooLateToHold', { provider: 'Shipbob', words: 'a\u0000b\uD800c “d”' });
    await add(event);
    expect(await newest()).toEqual({
      message: 'Too late to hold it, Shipbob is already shipping it: a\uFFFDb\uFFFDc “d”',
      createdAt: at.toISOString(),
      event: { ...event, values: { provider: 'Shipbob', words: 'a\uFFFDb\uFFFDc “d”' } },
    });
  });

  test('keep a person’s note as text, even if it looks like an event', async () => {
    await add({ note: 'Sent to the warehouse' }, '1');
    expect(await newest()).toEqual({ message: 'Sent to the warehouse', createdAt: at.toISOString() });
  });

  test('show an event of a newer version by its kind', async () => {
    await inShop(({ queries }) =>
      rowsOf(
        queries,
        sql`INSERT INTO timeline_entries (shop_id, order_id, at, kind, "values")
          VALUES (${shopId}, ${orderId}::bigint, ${at.toISOString()}::timestamptz, 'returned', '{"units": 2}')`,
      ),
    );
    expect(await newest()).toEqual({ message: 'returned (written by a newer version)', createdAt: at.toISOString() });
  });

  test('find what a person did, and whether something happened, since an instant', async () => {
    const held = orderEvent('actionTaken', { action: 'hold-order', by: 'Ada', isBulk: false, isUndo: false });
    await add(held, '7');
    const later = new Date(at.getTime() + 1);
    const since = (kind: EventKind, from: Date) =>
      inShop((transaction) => readEventsSince(transaction, orderId, { kind, since: from }));
    expect(
      await inShop((transaction) =>
        readEventsSince(transaction, orderId, { kind: 'actionTaken', since: at, staffId: '7' }),
      ),
    ).toEqual([held]);
    expect(
      await inShop((transaction) =>
        readEventsSince(transaction, orderId, { kind: 'actionTaken', since: later, staffId: '7' }),
      ),
    ).toEqual([]);
    expect(
      await inShop((transaction) =>
        readEventsSince(transaction, orderId, { kind: 'actionTaken', since: at, staffId: '8' }),
      ),
    ).toEqual([]);
    expect(await since('actionTaken', at)).toEqual([held]);
    expect(await since('actionTaken', later)).toEqual([]);
    expect(await since('voided', at)).toEqual([]);
  });

  test('keep the event that caused a hold or review until the order leaves that stage', async () => {
    const reason = async () => {
      const everything = { parts: null, from: null, to: null, text: null, after: null, offset: 0, limit: 10 };
      const { json } = await inShop((transaction) =>
        listOrders(transaction, { ...everything, fields: ['stageReason'] }),
      );
      return (JSON.parse(json) as { reason?: unknown }).reason;
    };
    const moveTo = (stage: OrderStage, event?: OrderEvent) =>
      inShop(async (transaction) => {
        const before = (await lockOrderRows(transaction, [orderId])).get(orderId);
        if (before !== undefined) await saveOrderRows(transaction, [{ before, after: { ...before, stage }, event }]);
      });
    const held = orderEvent('actionTaken', { action: 'hold-order', by: 'Ada \u0000', isBulk: false, isUndo: false });
    await moveTo('hold', held);
    await add(orderEvent('received', {}));
    await moveTo('hold', orderEvent('holdEnded', {}));
    expect(await reason()).toEqual({ ...held, values: { ...held.values, by: 'Ada \uFFFD' } });
    await moveTo('open', held);
    expect(await reason()).toBeUndefined();
    await moveTo('needsReview', held);
    expect(await reason()).toBeUndefined();
    await moveTo('open');
    await moveTo('needsReview', orderEvent('noLocation', { locations: [] }));
    expect(await reason()).toEqual(orderEvent('noLocation', { locations: [] }));
  });

  test('of finished orders are shortened after a while to the first, the newest and what later decisions read', async () => {
    const own = await aShop(database());
    const stages = ['shipped', 'closed', 'cancelled', 'open', 'hold'] as const;
    const received = stages.map((stage, index) => ({ ...aReceivedOrder(index + 1), stage }));
    const idOf = (stage: (typeof stages)[number]) => received[stages.indexOf(stage)]?.order.orderId ?? '';
    const before = new Date(at.getTime() + 1);
    const elsewhere = orderEvent('shippedElsewhere', { by: ['A service'] });
    await database().inShop(own, async (transaction) => {
      await insertOrders(transaction, received);
      for (const stage of stages)
        for (const entry of [{ note: 'first' }, elsewhere, { note: 'between' }, { note: 'newest' }])
          await addTimelineEntries(transaction, { orderIds: [idOf(stage)], entry, at, staffId: null });
      // Something happened to it since.
      await addTimelineEntries(transaction, {
        orderIds: [idOf('cancelled')],
        entry: { note: 'late' },
        at: before,
        staffId: null,
      });
    });
    const countOf = async (stage: (typeof stages)[number]) =>
      (await database().inShop(own, (transaction) => readOrderDetail(transaction, idOf(stage))))?.timeline.length ?? 0;
    const full = await countOf('open');
    const kept = ['first', 'newest', 'shippedElsewhere'].length;
    await removeOldTimelines(database(), before, rethrow);
    expect(await Promise.all(stages.map(countOf))).toEqual([kept, kept, full + 1, full, full]);
    const { timeline } = (await database().inShop(own, (tx) => readOrderDetail(tx, idOf('closed')))) ?? {};
    expect(timeline?.[0]?.message).toBe('newest');
    expect(timeline?.some(({ event }) => event?.kind === 'shippedElsewhere')).toBe(true);
  });

  test('the migration keeps the reason for a hold: the newest event, or the workflow’s text from before events existed', async () => {
    const text = readFileSync(join(migrationsFolder, '0032_words_are_data.sql'), 'utf8');
    const statement = text.slice(text.indexOf('UPDATE "orders"'), text.indexOf(';', text.indexOf('UPDATE "orders"')));
    const migrated = (stage: string, holdReason: string | null) =>
      database().inSystem(async (queries) => {
        await queries.execute(sql`ALTER TABLE orders ADD COLUMN hold_reason text`);
        await queries.execute(sql`UPDATE orders SET stage = ${stage}, hold_reason = ${holdReason}, stage_reason = NULL
          WHERE shop_id = ${shopId}`);
        await queries.execute(sql.raw(statement));
        await queries.execute(sql`ALTER TABLE orders DROP COLUMN hold_reason`);
        const [row] = await rowsOf<{ reason: unknown }>(
          queries,
          sql`SELECT stage_reason AS reason FROM orders WHERE shop_id = ${shopId}`,
        );
        return row?.reason;
      });
    const heldBy = (by: string) =>
      orderEvent('actionTaken', { action: 'hold-order', by, isBulk: false, isUndo: false });
    const noLocation = orderEvent('noLocation', { locations: [] });
    const review = orderEvent('workflowRan', { workflow: 'A', changes: [{ type: 'review', reason: 'large' }] });
    for (const event of [heldBy('Eve'), review, heldBy('Ada'), noLocation, orderEvent('received', {})])
      await add(event);
    expect(await migrated('hold', 'address check')).toEqual(heldBy('Ada'));
    expect(await migrated('needsReview', null)).toEqual(noLocation);
    expect(await migrated('open', null)).toBeNull();
    await inShop(({ queries }) => queries.execute(sql`DELETE FROM timeline_entries WHERE shop_id = ${shopId}`));
    expect(await migrated('hold', null)).toBeNull();
    expect(await migrated('hold', 'address check')).toEqual(
      orderEvent('workflowRan', { workflow: '', changes: [{ type: 'hold', reason: 'address check', hours: null }] }),
    );
  });

  test('the migration turns old sentences with full information into events, but not a person’s notes', async () => {
    const old = async (message: string, staffId: string | null) => {
      await add({ note: message }, staffId);
      const text = readFileSync(join(migrationsFolder, '0031_timeline_events.sql'), 'utf8');
      await database().inSystem((queries) => queries.execute(sql.raw(text.slice(text.indexOf('UPDATE')))));
      return newest();
    };
    expect((await old('Stock arrived; the order is open again', null))?.event).toEqual({
      kind: 'stockArrived',
      values: { isPart: false },
    });
    expect((await old('Sent to the warehouse', '1'))?.event).toBeUndefined();
    expect((await old('Sent with batch 7 at 15:00 from Leeds', null))?.event).toBeUndefined();
  });
});
