import { expect, test } from 'vitest';
import { visitorAddress } from './visitorAddress.ts';

test.each([
  ['203.0.113.7', null, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.4', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  [undefined, '198.51.100.1', ''],
])('a request from %s, forwarded for %s, counts as %s', (remote, forwardedFor, address) =>
  expect(visitorAddress(remote, forwardedFor)).toBe(address),
);
