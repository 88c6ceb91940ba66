import { expect, test } from 'vitest';
import { serverMessageIn } from './serverMessageIn.ts';

test.each([
  [{ message: 'top' }, 'top'],
  [{ data: { message: 'nested' } }, 'nested'],
  [{ data: { err: 'refused' } }, 'refused'],
  [{ data: { messgae: 'spelled so' } }, 'spelled so'],
  [{ message: ' ', data: { err: 'refused' } }, 'refused'],
  [{ message: { not: 'text' } }, null],
  [{ data: null }, null],
  [[], null],
  ['text', null],
  [null, null],
])('in %j it finds %j', (body, message) => {
  expect(serverMessageIn(body)).toBe(message);
});
