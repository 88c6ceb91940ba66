import { expect, test } from 'vitest';
import { fulfillmentLabel } from './fulfillmentLabel.ts';

test.each([
  ['', 'Unfulfilled'],
  ['partial', 'Partially fulfilled'],
  ['fulfilled', 'Fulfilled'],
])('§4 Fulfillment labels: "%s" = %s', { tags: '§4.10' }, (status, label) => {
  expect(fulfillmentLabel(status)).toBe(label);
});

test.each(['restocked', 'constructor', '__proto__'])('unknown enum values are shown as they are: %s', (status) => {
  expect(fulfillmentLabel(status)).toBe(status);
});
