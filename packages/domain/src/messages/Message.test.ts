import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message, readMessage, wordsKey, wordsText } from './Message.ts';

test('a message is said with its values, numbers as people write them', () => {
  const left = message('warehouses.closedShort', { provider: 'Portless', units: 1200 });
  expect(wordsText(left)).toBe('Portless closed the order with 1,200 units not shipped.');
  expect(wordsText(message('store.callLimit'))).toMatch(/^The store has reached its limit/);
});

test('a message inside of another is said there; the words of others stay as they are', () => {
  const problem = message('connections.noAnswer', { seconds: 20 });
  expect(wordsText(message('store.noReply', { problem }))).toBe(
    'The store cannot be reached: no answer within 20 seconds.',
  );
  expect(wordsText(message('store.noReply', { problem: 'socket hang up' }))).toMatch(/: socket hang up\.$/);
  expect(wordsText('It is on hold.')).toBe('It is on hold.');
});

test('the key of words tells them from others in every language', () => {
  const problem = message('connections.noAnswer', { seconds: 20 });
  expect(wordsKey(message('store.noReply', { problem }))).toBe('store.noReply connections.noAnswer 20');
  expect(wordsKey('It is on hold.')).toBe('It is on hold.');
});

describe('of another version', () => {
  test.each([
    ['an unknown code', 'store.unheardOf', {}],
    ['an unknown area', 'constructor.name', {}],
    ['a value that is missing', 'store.noReply', {}],
    ['a value of another kind', 'store.noReply', { problem: { seconds: 20 } }],
    ['an unknown message inside', 'store.noReply', { problem: { code: 'no.such', values: {} } }],
    ['one text where there are several', 'orders.several', { results: 'both' }],
    ['no code', 7, {}],
    ['no values', 'store.callLimit', 'all'],
  ])('%s is no message', (_, code, values) => {
    expect(readMessage(code, values)).toBeNull();
  });

  test('values that are not needed do no harm', () => {
    expect(readMessage('store.callLimit', { more: 1 })).not.toBeNull();
  });
});

test('whatever comes as code and values is a message that can be said, or none', () => {
  const code = fc.constantFrom(
    'store.noReply',
    'orders.several',
    'warehouses.closedShort',
    'store.callLimit',
    'no.such',
  );
  fc.assert(
    fc.property(fc.oneof(code, fc.anything()), fc.oneof(fc.object(), fc.anything()), (sent, values) => {
      const read = readMessage(sent, values);
      if (read !== null) expect(typeof wordsText(read)).toBe('string');
    }),
  );
});
