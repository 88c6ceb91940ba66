import { describe, expect, test } from 'vitest';
import { type EventValues, orderEvent } from '../../events/OrderEvent.ts';
import { newestReason, stageReason } from './stageReason.ts';

const hold = { action: 'hold-order', by: 'Robin Carter', isBulk: false, isUndo: false } as const;
const ran = (...changes: EventValues<'workflowRan'>['changes']) =>
  orderEvent('workflowRan', { workflow: 'Large', changes });

describe('why an order is on hold', () => {
  test.each([
    ['Held by Robin Carter', orderEvent('actionTaken', hold)],
    ['Held by Robin Carter', orderEvent('actionTaken', { ...hold, isUndo: true, isBulk: true })],
    ['Held by hand', orderEvent('actionTaken', { ...hold, by: null })],
    ['Above £1,000; look at it', ran({ type: 'hold', reason: 'above £1,000; look at it', hours: null })],
    [
      'Payment check',
      ran(
        { type: 'addTags', tags: ['a'] },
        { type: 'hold', reason: ' payment check ', hours: 2 },
        { type: 'stageKept' },
      ),
    ],
  ])('is "%s"', (reason, event) => {
    expect(stageReason('hold', event)).toBe(reason);
    for (const stage of ['open', 'needsReview'] as const) expect(stageReason(stage, event)).toBeNull();
  });

  test.each([
    [orderEvent('received', {})],
    [orderEvent('actionTaken', { ...hold, action: 'ship-now' })],
    [ran({ type: 'addTags', tags: ['gift'] })],
    [ran({ type: 'hold', reason: ' ', hours: null })],
    [ran({ type: 'review', reason: 'large' })],
  ])('does not come from %j', (event) => {
    expect(stageReason('hold', event)).toBeNull();
  });
});

describe('why an order needs review', () => {
  test.each([
    ['Large order', ran({ type: 'review', reason: 'large order' })],
    ['The shipping method isn’t mapped', orderEvent('sentToReview', { missing: ['shippingMethod'] })],
    [
      'No location can ship it. Leeds: Switched off; Rotterdam: has none in stock',
      orderEvent('noLocation', {
        locations: [
          { location: 'Leeds', leftOut: { type: 'switchedOff' } },
          { location: 'Rotterdam', leftOut: null },
        ],
      }),
    ],
    ['No location can ship it.', orderEvent('noLocation', { locations: [] })],
  ])('is "%s"', (reason, event) => {
    expect(stageReason('needsReview', event)).toBe(reason);
    for (const stage of ['open', 'hold'] as const) expect(stageReason(stage, event)).toBeNull();
  });
});

test('gives a closed order who ships it instead, and no other order', () => {
  const event = orderEvent('shippedElsewhere', { by: ['Amazon FBA', 'LOCAL'] });
  expect(stageReason('closed', event)).toBe('Not shipped by this app: Amazon FBA and local delivery');
  for (const stage of ['open', 'hold', 'needsReview', 'shipped'] as const) expect(stageReason(stage, event)).toBeNull();
});

test('finds the newest event with a reason, even below later events', () => {
  const held = orderEvent('actionTaken', hold);
  const noLocation = orderEvent('noLocation', { locations: [] });
  const timeline = [orderEvent('received', {}), noLocation, held, orderEvent('actionTaken', { ...hold, by: 'Ada' })];
  const entries = [{}, ...timeline.map((event) => ({ event }))];
  expect(newestReason('hold', entries)).toBe(held);
  expect(newestReason('needsReview', entries)).toBe(noLocation);
  expect(newestReason('open', entries)).toBeNull();
  expect(newestReason('hold', [])).toBeNull();
});
