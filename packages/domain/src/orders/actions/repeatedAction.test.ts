import { expect, test } from 'vitest';
import { orderEvent } from '../../events/OrderEvent.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { eventEntry } from '../timeline/eventText.ts';
import { aDetail, aLineItem, anOrder } from '../../testing/anOrder.ts';
import type { OrderStage } from '../OrderStage.ts';
import { lineItemThreePlStatus, orderThreePlStatus } from '../threePlStatus.ts';
import { lastActionOf, repeatedRefusal } from './repeatedAction.ts';

const at = '2026-11-20T09:04:00.000Z';
const zone = 'Europe/Berlin';
const inStage = (stage: OrderStage) => ({ stage, order: anOrder() });
const shippedByRobin = { action: 'ship-now', by: 'Robin Carter', at } as const;
const saidOf = (refusal: ReturnType<typeof repeatedRefusal>) => refusal && wordsText(refusal);

test('a repeated action names who did it first, and when in the time zone of the shop', () => {
  expect(saidOf(repeatedRefusal(inStage('inFulfillment'), 'ship-now', shippedByRobin, zone))).toBe(
    'Robin Carter did this already, at 2026-11-20 10:04:00 AM.',
  );
  expect(saidOf(repeatedRefusal(inStage('hold'), 'hold-order', { action: 'hold-order', by: null, at }, zone))).toBe(
    'This was done already, at 2026-11-20 10:04:00 AM.',
  );
});

test.each([
  ['another action came since', 'ship-now', 'inFulfillment', { ...shippedByRobin, action: 'hold-order' }],
  ['the order is elsewhere since', 'ship-now', 'open', shippedByRobin],
  ['no person did anything', 'move-to-close', 'closed', null],
] as const)('it is no repetition when %s', (_, action, stage, last) => {
  expect(repeatedRefusal(inStage(stage), action, last, zone)).toBeNull();
});

test('an action that can change the order again is no repetition', () => {
  const last = { ...shippedByRobin, action: 'cancel-partial-shipment' } as const;
  const refusalOf = (threePlStatus: number | null) => {
    const state = { stage: 'open', order: anOrder({ threePlStatus }) } as const;
    return repeatedRefusal(state, 'cancel-partial-shipment', last, zone);
  };
  expect(saidOf(refusalOf(null))).toMatch(/^Robin Carter did this already/);
  expect(refusalOf(orderThreePlStatus.partialShipmentFailed)).toBeNull();
});

test('shipping again is a repetition only if no units came since', () => {
  const refusalWith = (threePlStatus: number | null) => {
    const detail = aDetail({ lineItems: [aLineItem({ threePlStatus })] });
    return repeatedRefusal({ ...inStage('inFulfillment'), detail }, 'ship-now', shippedByRobin, zone);
  };
  expect(saidOf(refusalWith(lineItemThreePlStatus.sentToWarehouse))).toMatch(/^Robin Carter did this already/);
  expect(refusalWith(null)).toBeNull();
});

test('the last action of a timeline is the newest that a person took', () => {
  const entry = (action: 'hold-order' | 'ship-now', time: string) =>
    eventEntry(orderEvent('actionTaken', { action, by: 'Robin Carter', isBulk: false, isUndo: false }), time);
  const timeline = [
    { message: 'A note', createdAt: '2026-11-20T09:05:00.000Z' },
    entry('hold-order', '2026-11-20T09:01:00.000Z'),
    entry('ship-now', at),
  ];
  expect(lastActionOf(timeline)).toEqual(shippedByRobin);
  expect(lastActionOf([])).toBeNull();
});
