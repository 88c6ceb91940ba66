import { accessOf } from '@hub/domain/permissions';
import { describe, expect, test } from 'vitest';
import { checkRequest, readJsonText, requestFingerprint } from './checkRequest.ts';
import { createPathMatcher } from './createPathMatcher.ts';
import { toOrderFilters } from './toOrderFilters.ts';

const owner = accessOf({ role: '1', permission: null });
const noAccess = accessOf({ role: '3', permission: '[]' });
const parts = (query = '', text = '', params = {}) => ({ query: new URLSearchParams(query), text, params });

describe('checking a request', () => {
  test.each([
    ['a tab that does not exist', () => checkRequest('listOrder', owner, parts('tab=9')), 'query: tab'],
    ['no tab', () => checkRequest('listOrder', owner, parts('tab=')), 'query: tab'],
    ['an invalid date', () => checkRequest('stats', owner, parts('start_date=today')), 'query: start_date'],
    ['a body that is not JSON', () => checkRequest('runWorkflow', owner, parts('', '{')), 'The body is not JSON.'],
    ['a body without the id', () => checkRequest('runWorkflow', owner, parts('', '{}')), 'body: order_id'],
    ['a body with another structure', () => checkRequest('moveToOpenErrored', owner, parts('', '7')), 'body: (all)'],
    [
      'a list of 20,001 entries',
      () => checkRequest('shipNowMultiple', owner, parts('', JSON.stringify({ order_ids: Array(20_001).fill(1) }))),
      'more than 20,000 values',
    ],
    [
      'a list of 20,001 values deep in a workflow',
      () =>
        checkRequest(
          'saveWorkflow',
          owner,
          parts('', JSON.stringify({ definition: [{ values: Array(20_001).fill('x') }] })),
        ),
      'more than 20,000 values',
    ],
    [
      'a text of 501 characters to search',
      () => checkRequest('stats', owner, parts(`search=${'x'.repeat(501)}`)),
      'query: search',
    ],
    ['no id in the path', () => checkRequest('getOrderDetail', owner, parts()), 'path: order_id'],
  ])('%s is rejected with status 400', (_, check, message) => {
    expect(check).toThrow(expect.objectContaining({ status: 400, message: expect.stringContaining(message) }));
  });

  test('a person without permission is refused before the format is read', () => {
    expect(() => checkRequest('listOrder', noAccess, parts('tab=9'))).toThrow(expect.objectContaining({ status: 403 }));
    const viewer = accessOf({ role: '3', permission: '[{"id":1,"view":true,"edit":false}]' });
    expect(checkRequest('listOrder', viewer, parts('tab=1')).query.tab).toBe('1');
    expect(() => checkRequest('listOrder', viewer, parts('tab=1&export_data=true'))).toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });

  test('missing and empty parameters of a query have their defaults', () => {
    expect(checkRequest('listOrder', owner, parts('tab=3&fix=&search=&offset=')).query).toEqual({
      tab: '3',
      fix: 'last_24h',
      search_by_filter: 'order_wise',
      offset: '0',
      limit: 'all',
    });
  });

  test('only JSON is read, and nothing for a GET', async () => {
    const post = (type: string) =>
      readJsonText(
        new Request('http://hub.test/timeline', { method: 'POST', body: '{}', headers: { 'Content-Type': type } }),
      );
    for (const type of ['text/plain', 'application/jsonp', ''])
      await expect(post(type)).rejects.toMatchObject({ status: 415 });
    expect(await post('application/json; charset=utf-8')).toBe('{}');
    for (const charset of ['utf-8', '"UTF8"', 'utf-8; x=y']) await post(`application/json; charset=${charset}`);
    for (const charset of ['latin1', 'utf-16', 'utf-8x', '"utf-7"', ''])
      await expect(post(`application/json; charset=${charset}`)).rejects.toMatchObject({ status: 415 });
    expect(await readJsonText(new Request('http://hub.test/stats'))).toBe('');
  });

  test('a body must be plain UTF-8: no other bytes, and nothing compressed', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const post = (body: Uint8Array<ArrayBuffer>, more = {}) =>
      readJsonText(new Request('http://hub.test/timeline', { method: 'POST', body, headers: { ...headers, ...more } }));
    const bytes = new TextEncoder().encode('{"a":"ü"}');
    expect(await post(bytes, { 'Content-Encoding': 'identity' })).toBe('{"a":"ü"}');
    await expect(post(Uint8Array.from([0x22, 0xff, 0x22]))).rejects.toMatchObject({ status: 400 });
    for (const encoding of ['gzip', 'br', 'identity, gzip', 'nonsense'])
      await expect(post(bytes, { 'Content-Encoding': encoding })).rejects.toMatchObject({ status: 415 });
  });

  test.each([
    [String.raw`\ud83d`, true],
    [String.raw`\uDE00`, true],
    [String.raw`\ude00\ud83d`, true],
    [String.raw`\ud83d\u0041`, true],
    [String.raw`\ud83d\ud83d\ude00`, true],
    [String.raw`\\\ud83d`, true],
    [String.raw`\ud83d\ude00`, false],
    [String.raw`\uD83D\uDE00\ud7ff`, false],
    [String.raw`\\ud83d`, false],
    ['😀', false],
  ])('%s with half of a character: %s', (escaped, isRefused) => {
    const check = () => checkRequest('timeline', owner, parts('', `{"order_id":1,"message":"${escaped}"}`));
    if (isRefused)
      expect(check).toThrow(expect.objectContaining({ status: 400, message: expect.stringContaining('half') }));
    else expect(check().body.message).toBe(JSON.parse(`"${escaped}"`));
  });

  test('a fingerprint distinguishes method, path and body', () => {
    const request = (path: string, method: string) => new Request(`http://hub.test${path}`, { method });
    const prints = [
      requestFingerprint(request('/hold-order', 'POST'), '{}'),
      requestFingerprint(request('/hold-order', 'PUT'), '{}'),
      requestFingerprint(request('/ship-now', 'POST'), '{}'),
      requestFingerprint(request('/hold-order', 'POST'), '{"id":1}'),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('path parameters are decoded; another path gives null', () => {
  const match = createPathMatcher('/get-order-detail/{order_id}');
  expect(match('/get-order-detail/48%30')).toEqual({ order_id: '480' });
  expect(match('/get-order-detail/%zz')).toEqual({ order_id: '%zz' });
  for (const path of ['/get-order-detail/', '/get-order-detail/1/2', '/app/get-order-detail/1'])
    expect(match(path)).toBeNull();
});

describe('the filters of a query', () => {
  const custom = { fix: 'custom', search_by_filter: 'order_wise' };

  test.each([
    [{ start_date: '2026-02-30', end_date: '2026-03-01' }],
    [{ start_date: '2026-03-02', end_date: '2026-03-01' }],
    [{ start_date: '2026-03-01' }],
    [{ end_date: '2026-03-01' }],
  ])('reject custom days %j', (days) => {
    expect(() => toOrderFilters({ ...custom, ...days })).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('match those of the domain', () => {
    expect(toOrderFilters({ ...custom, search: ' 5363 ', start_date: '2026-03-01', end_date: '2026-03-02' })).toEqual({
      period: 'custom',
      searchMode: 'order_wise',
      search: '5363',
      startDate: '2026-03-01',
      endDate: '2026-03-02',
    });
    expect(toOrderFilters({ fix: 'all', search_by_filter: 'sku_wise' })).toMatchObject({
      period: 'all',
      startDate: null,
    });
  });
});
