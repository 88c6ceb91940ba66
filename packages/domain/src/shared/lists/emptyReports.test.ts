import { expect, test } from 'vitest';
import { leftOutOrdersText, noneText } from './emptyReports.ts';

test('unreadable orders are left out but never reported as none', () => {
  expect(leftOutOrdersText(0)).toBeNull();
  expect(leftOutOrdersText(1)).toBe('1 order could not be read, so this report leaves it out.');
  expect(leftOutOrdersText(120)).toBe('120 orders could not be read, so this report leaves them out.');
  expect(noneText('There are none.', 120)).toBe(leftOutOrdersText(120));
  expect(noneText('There are none.', 0)).toBe('There are none.');
});
