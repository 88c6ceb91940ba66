import { expect, test } from 'vitest';
import { orderEvent } from '../../events/OrderEvent.ts';
import { wordsText } from '../../messages/Message.ts';
import { eventEntry } from '../timeline/eventText.ts';
import { lastActionOf, repeatedRefusal } from './repeatedAction.ts';

const at = '2026-11-20T09:04:00.000Z';
const zone = 'Europe/Berlin';
const shippedByRobin = { action: 'ship-now', by: 'Robin Carter', at } as const;
const saidOf = (refusal: ReturnType<typeof repeatedRefusal>) => refusal && wordsText(refusal);

test('a repeated action names who did it first, and when in the time zone of the shop', () => {
  expect(saidOf(repeatedRefusal('ship-now', 'inFulfillment', shippedByRobin, zone))).toBe(
    'Robin Carter did this already, at 2026-11-20 10:04:00 AM.',
  );
  expect(saidOf(repeatedRefusal('hold-order', 'hold', { action: 'hold-order', by: null, at }, zone))).toBe(
    'This was done already, at 2026-11-20 10:04:00 AM.',
  );
});

test.each([
  ['another action came since', 'ship-now', 'inFulfillment', { ...shippedByRobin, action: 'hold-order' }],
  ['the order is elsewhere since', 'ship-now', 'open', shippedByRobin],
  ['no person did anything', 'move-to-close', 'closed', null],
  [
    'the action can be done any number of times',
    'product-workflow',
    'open',
    { ...shippedByRobin, action: 'product-workflow' },
  ],
] as const)('it is no repetition when %s', (_, action, stage, last) => {
  expect(repeatedRefusal(action, stage, last, zone)).toBeNull();
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
