import { expect, test } from 'vitest';
import { emptyReportText, leftOutOrdersText, noneText, sampleTexts, sampleTitle } from './orderSample.ts';

test('orders that cannot be read are left out, and are never none', () => {
  expect(leftOutOrdersText(0)).toBeNull();
  expect(leftOutOrdersText(1)).toBe('1 order could not be read, so this report leaves it out.');
  expect(leftOutOrdersText(120)).toBe('120 orders could not be read, so this report leaves them out.');
  for (const isAllTime of [true, false])
    expect(emptyReportText({ unreadable: 120, isAllTime })).toBe(leftOutOrdersText(120));
  expect(noneText('There are none.', 120)).toBe(leftOutOrdersText(120));
});

test('where all could be read there are none', () => {
  expect(emptyReportText({ unreadable: 0, isAllTime: false })).toBe(sampleTexts.noOrders);
  expect(emptyReportText({ unreadable: 0, isAllTime: true })).toBe(sampleTexts.noOrdersAtAll);
  expect(noneText('There are none.', 0)).toBe('There are none.');
});

test('the sample stands in the title', () => {
  expect(sampleTitle({ listed: 3_561, requested: 200 })).toBe('Newest 200 of 3,561 orders');
  expect(sampleTitle({ listed: 161, requested: 161 })).toBe('All 161 orders');
  expect(sampleTitle({ listed: 1, requested: 1 })).toBe('1 order');
});
