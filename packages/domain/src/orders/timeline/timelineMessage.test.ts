import { describe, expect, test } from 'vitest';
import { orderEvent } from '../../events/OrderEvent.ts';
import { isPostedSentence, removalTimelineMessage, timelineMessage, timelineNewestFirst } from './timelineMessage.ts';

test('single actions write the timeline: "{Button} clicked by {user_name}"', () => {
  expect(timelineMessage('Hold Order', 'Ada')).toBe('Hold Order clicked by Ada');
});

test('§7 names the clicked button and user when known', { tags: '§7.19' }, () => {
  for (const userName of [null, '', ' ']) expect(timelineMessage('Ship Now', userName)).toBe('Ship Now clicked');
});

test('timeline newest first', () => {
  const entry = (message: string, createdAt: string | null) => ({ message, createdAt });
  const entries = [
    entry('b', '2026-11-01T08:00:00Z'),
    entry('none', null),
    entry('c', '2026-11-01T10:00:00+01:00'),
    entry('a', '2026-11-01T08:00:00Z'),
  ];
  expect(timelineNewestFirst(entries).map(({ message }) => message)).toEqual(['c', 'b', 'a', 'none']);
});

test("a removal's entry names what was removed", () => {
  const removed = { quantity: 1_200, name: 'WHITE MUG: clicked by hand' };
  expect(removalTimelineMessage('Remove item from order', 'Ada', removed)).toBe(
    'Remove item from order clicked by Ada: 1,200 × WHITE MUG: clicked by hand',
  );
});

describe("a client's post about an action that the server has already recorded", () => {
  const held = { action: 'hold-order', by: 'Ada', isBulk: false, isUndo: false } as const;

  test.each([
    ['Hold Order clicked by Ada', held],
    ['Hold Order clicked', held],
    ['Hold Order (bulk) clicked by Ada', held],
    ['Undo (Hold Order) clicked by Ada', held],
    ['Hold Order clicked by Ada', { ...held, isUndo: true, isBulk: true }],
    [
      'Remove item from order clicked by Ada: 2 × Mug',
      { ...held, action: 'cancel-item', removed: { name: 'Mug', quantity: 2 } },
    ],
  ] as const)('is recognized: "%s"', (text, values) => {
    expect(isPostedSentence(text, orderEvent('actionTaken', values))).toBe(true);
  });

  test.each(['Hold Order clicked by Eve', 'Ship Now clicked by Ada', 'Customer called', ''])(
    'is a note: "%s"',
    (text) => {
      expect(isPostedSentence(text, orderEvent('actionTaken', held))).toBe(false);
    },
  );
});
