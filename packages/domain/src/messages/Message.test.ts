import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message, wordsKey } from './Message.ts';
import { readMessage, problemTexts, wordsText } from './messageWords.ts';

test('inserts the values, with numbers formatted for people', () => {
  const left = message('warehouses.closedShort', { provider: 'Portless', units: 1200 });
  expect(wordsText(left)).toBe('Portless closed the order with 1,200 units not shipped.');
  expect(wordsText(message('store.callLimit'))).toMatch(/^The store has reached its limit/);
});

test('inserts a nested message in words and leaves foreign words as they are', () => {
  const problem = message('connections.noAnswer', { seconds: 20 });
  expect(wordsText(message('store.noReply', { problem }))).toBe(
    'The store cannot be reached: no answer within 20 seconds.',
  );
  expect(wordsText(message('store.noReply', { problem: 'socket hang up' }))).toMatch(/: socket hang up\.$/);
  expect(wordsText('It is on hold.')).toBe('It is on hold.');
});

test('words have the same key in every language', () => {
  const problem = message('connections.noAnswer', { seconds: 20 });
  expect(wordsKey(message('store.noReply', { problem }))).toBe('store.noReply connections.noAnswer 20');
  expect(wordsKey('It is on hold.')).toBe('It is on hold.');
});

describe('a message from another version', () => {
  test.each([
    ['an unknown code', 'store.unheardOf', {}],
    ['an unknown area', 'constructor.name', {}],
    ['a value that is missing', 'store.noReply', {}],
    ['a value of another kind', 'store.noReply', { problem: { seconds: 20 } }],
    ['an unknown message inside', 'store.noReply', { problem: { code: 'no.such', values: {} } }],
    ['one text where there are several', 'orders.several', { results: 'both' }],
    ['no code', 7, {}],
    ['no values', 'store.callLimit', 'all'],
  ])('%s is not a message', (_, code, values) => {
    expect(readMessage(code, values)).toBeNull();
  });

  test('can have extra values', () => {
    expect(readMessage('store.callLimit', { more: 1 })).not.toBeNull();
  });
});

test('any code and values parse to a message or to null', () => {
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

test('a part of a form shows the first of its problems', () => {
  const textOf = problemTexts([
    { part: 'name', message: 'Enter a name.' },
    { part: 'name', message: 'Use a shorter name.' },
  ]);
  expect([textOf('name'), textOf('sku')]).toEqual(['Enter a name.', undefined]);
});
