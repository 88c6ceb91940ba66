import { expect, test } from 'vitest';
import { rowStatusMeaning, statusMeaning } from './statusMeaning.ts';

test('a reply is a success unless its status says otherwise, in any case and type', () => {
  for (const status of [
    undefined,
    null,
    '',
    'success',
    'SUCCESS',
    'ok',
    'queued',
    'Errors',
    true,
    'true',
    1,
    200,
    '200',
  ])
    expect(statusMeaning(status), String(status)).toBe('success');
  for (const status of ['error', 'Error', 'FAILED', ' failure ', false, 'False', 0, '0', 409, '422'])
    expect(statusMeaning(status), String(status)).toBe('error');
});

test('a number or structure that is not a status means nothing', () => {
  for (const status of [3, -1, 500, '503', Number.NaN, {}, ['error']])
    expect(statusMeaning(status), JSON.stringify(status)).toBe('unknown');
});

test('for one order only a known word has a meaning', () => {
  expect(['success', 'OK', true, 200].map(rowStatusMeaning)).toEqual(['success', 'success', 'success', 'success']);
  expect(['failed', 'ERROR', false, 404].map(rowStatusMeaning)).toEqual(['error', 'error', 'error', 'error']);
  expect(rowStatusMeaning('Skipped')).toBe('skipped');
  for (const status of [undefined, null, '', 'queued', 'pending', 3, 500, {}])
    expect(rowStatusMeaning(status), String(status)).toBe('unknown');
});
