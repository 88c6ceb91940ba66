import { expect, test } from 'vitest';
import { confirmEmailPath } from '../mail/confirmEmailPage.ts';
import { unsubscribePath } from '../mail/unsubscribePage.ts';
import { createLineLog } from './createLineLog.ts';

const code = '0b5c2a52-9f0e-4d0c-8f3e-2a1f5f0f6f11';

test.each([
  ['a link that confirms an address', confirmEmailPath(['a key'], { shopId: 7, staffId: '3', code, expiresAt: 1 })],
  ['a link that stops mails', unsubscribePath(['a key'], 7, '3')],
])('the log line of %s does not let its reader follow it', { tags: 'hazard:secret-leak' }, (_, path) => {
  expect(lineOf(path)).toContain(` GET ${path.slice(0, path.lastIndexOf('/'))}/… 200 3 ms`);
});

test('other paths are written unchanged', () => {
  expect(lineOf('/hub/orders/abc%20d')).toContain(' GET /hub/orders/abc%20d 200 3 ms');
});

test('a request that waited for the process has the time in its line', () => {
  expect(lineOf('/stats', 8_004)).toMatch(/ GET \/stats 200 3 ms after 8004 ms$/);
  expect(lineOf('/stats', 15)).toMatch(/ 3 ms$/);
});

function lineOf(path: string, waitedMs = 0): string {
  const lines: string[] = [];
  const entry = {
    requestId: 'r1',
    method: 'GET',
    path,
    endpoint: 'page',
    status: 200,
    durationMs: 3,
    waitedMs,
    shopId: null,
  };
  createLineLog((line) => lines.push(line)).request(entry);
  return lines.join('\n');
}
