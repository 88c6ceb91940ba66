import { tabs } from '../../shared/orders/tabs.ts';
import { describe, expect, test } from 'vitest';
import { emptyListHint, missingOrdersText } from './listTexts.ts';
import { orderTabs } from './orderTabs.ts';

describe('an empty list says what would fill it', () => {
  test('each of the eight has its own words', () => {
    const hints = orderTabs.map(({ number }) => emptyListHint(number, { isNarrowed: false, page: 1 }));
    expect(new Set(hints).size).toBe(8);
  });
  test('says when a filter or period leaves orders out', () => {
    expect(emptyListHint(tabs.hold, { isNarrowed: true, page: 1 })).toContain(
      'Try a longer period or a different filter.',
    );
    expect(emptyListHint(tabs.hold, { isNarrowed: false, page: 1 })).not.toContain('period');
  });
  test('a page that does not exist has its own text', () =>
    expect(emptyListHint(tabs.needsReview, { isNarrowed: true, page: 7 })).toBe(
      'There is no page 7. Go back to an earlier page.',
    ));
});

test("counts a link's orders that are missing from the list, and names the list", () => {
  expect(missingOrdersText(1, 'Errors')).toMatch(/^1 order in this link is not in Errors\. It may have moved on, /);
  expect(missingOrdersText(3, 'Errors')).toMatch(/^3 orders in this link are not in Errors\. They .* hides them\.$/);
});
