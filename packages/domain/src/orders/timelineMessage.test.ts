import { expect, test } from 'vitest';
import {
  bulkTimelineMessage,
  clickedButton,
  removalTimelineMessage,
  timelineMessage,
  timelineNewestFirst,
} from './timelineMessage.ts';

test('Single actions write the timeline: "{Button} clicked by {user_name}"', () => {
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

test('the button that an entry names is read back, whoever clicked it', () => {
  for (const user of ['Ada', 'Ship Now clicked by Eve', 'line\nbreak', null])
    expect(clickedButton(timelineMessage('Run Product Workflows', user))).toBe('Run Product Workflows');
  for (const message of ['', ' clicked', 'Order received from the store', 'Somebody clicked it'])
    expect(clickedButton(message)).toBeNull();
});

test('the entry of a removal names what was removed, and still its button', () => {
  const removed = { quantity: 1_200, name: 'WHITE MUG: clicked by hand' };
  expect(removalTimelineMessage('Remove item from order', 'Ada', removed)).toBe(
    'Remove item from order clicked by Ada: 1,200 × WHITE MUG: clicked by hand',
  );
  for (const user of ['Ada', null])
    expect(clickedButton(removalTimelineMessage('Remove item from order', user, removed))).toBe(
      'Remove item from order',
    );
});

test('the entry of a bulk action says so, and names the person', () => {
  expect(bulkTimelineMessage('move-to-close', null)).toBe('Close Order (bulk) clicked');
  expect(bulkTimelineMessage('move-to-close', 'Ada')).toBe('Close Order (bulk) clicked by Ada');
});
