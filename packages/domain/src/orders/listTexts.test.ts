import { tabs } from '../shared/tabs.ts';
import { describe, expect, test } from 'vitest';
import { emptyListHint, listCountText, missingOrdersText } from './listTexts.ts';
import { orderTabs } from './orderTabs.ts';

describe('an empty list says what would fill it', () => {
  test('each of the eight in its own words', () => {
    const hints = orderTabs.map(({ number }) => emptyListHint(number, { isNarrowed: false, page: 1 }));
    expect(new Set(hints).size).toBe(8);
  });
  test('where a filter or a period leaves orders out, it says so', () => {
    expect(emptyListHint(tabs.hold, { isNarrowed: true, page: 1 })).toContain(
      'A longer period or another filter may show more.',
    );
    expect(emptyListHint(tabs.hold, { isNarrowed: false, page: 1 })).not.toContain('period');
  });
  test('a page that does not exist is told so', () =>
    expect(emptyListHint(tabs.needsReview, { isNarrowed: true, page: 7 })).toBe(
      'There is no page 7. Go back to an earlier page.',
    ));
});

describe('the header says how many orders there are, and what the number covers', () => {
  test.each([
    [null, null, ''],
    [133, null, '133 orders'],
    [133, { shown: 1, isPaged: false }, '1 order'],
    [25_900, { shown: 50, isPaged: true }, '50 of 25,900 orders on this page'],
    [null, { shown: 50, isPaged: true }, '50 orders on this page'],
  ])('%s in all, page %j: "%s"', (total, page, text) => expect(listCountText(total, page)).toBe(text));
});

describe('an order that the address opens and the list does not have', () => {
  test('is named gently', () =>
    expect(missingOrdersText(['5000536365'])).toMatch(
      /^The order 5000536365 that this address opens is not in this list\. It may have moved on/,
    ));
  test('several are counted', () =>
    expect(missingOrdersText(['1', '2'])).toMatch(/^2 orders that this address opens are not in this list\. They/));
  test('a made-up id does not fill the screen', () =>
    expect(missingOrdersText(['9'.repeat(100)]).length).toBeLessThan(200));
});
