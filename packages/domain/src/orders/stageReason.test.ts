import { expect, test } from 'vitest';
import { stageReason } from './stageReason.ts';

test.each([
  [[]],
  [['Order received from the store']],
  [['Put on hold:  ']],
  [['Workflow “Tag” ran: tagged gift']],
  [['Hold Order was not clicked']],
])('%j says nothing', (messages) => {
  expect(stageReason('hold', messages)).toBeNull();
});

test.each([
  ['Put on hold: waits for a second order', 'Waits for a second order'],
  ['Hold Order clicked by Robin Carter', 'Held by Robin Carter'],
  ['Hold Order clicked', 'Held by hand'],
  ['Undo (Hold Order) clicked by Ada', 'Held by Ada'],
  ['Workflow “Large: orders” ran: put on hold: above £1,000', 'Above £1,000'],
  ['Workflow “Large” ran: tagged large; put on hold for 2 hours: payment check; tagged late', 'Payment check'],
])('%s: %s', (message, reason) => {
  expect(stageReason('hold', ['Order routed to Leeds', message, 'Put on hold: earlier'])).toBe(reason);
});

test('a review is not held, and a stage without reasons has none', () => {
  expect(stageReason('needsReview', ['Put on hold: a', 'Needs review: two locations can ship it'])).toBe(
    'Two locations can ship it',
  );
  expect(stageReason('open', ['Put on hold: a', 'Needs review: b'])).toBeNull();
});
