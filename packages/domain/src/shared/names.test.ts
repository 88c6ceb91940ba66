import { expect, test } from 'vitest';
import { brandName } from './screens/brandName.ts';
import { sessionExpiredMarker, sessionExpiredText } from './calls/sessionExpired.ts';

test('the brand is Fulfillment Hub', () => {
  expect(brandName).toBe('Fulfillment Hub');
});

test("A 401 response sets a global marker 'e40' and shows alert (§4)", { tags: '§4.39' }, () => {
  expect(sessionExpiredMarker).toBe('e40');
  expect(sessionExpiredText).toBe('Session expired, please reload the page!');
});
