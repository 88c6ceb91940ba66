import { isShopDomain, parseHost } from '@hub/domain/navigation';
import { parseConnectionChecks } from '@hub/domain/integrations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOpenStages } from '../dashboard/useOpenStages.ts';
import { readFilters, writeFilters } from '../orders/list/filtersInAddress.ts';
import { readListAddress } from '../orders/list/listAddress.ts';
import { readViews } from '../orders/list/savedViews.ts';
import { customDays, readReportFilters, withReportFilters } from '../insights/reportFilters.ts';
import { appAddress } from '../address/appAddress.ts';
import { decodeHost } from '../session/decodeHost.ts';
import { resolveSession } from '../session/resolveSession.ts';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';

const fragment = fc.constantFrom(
  '//',
  '/',
  '\\',
  '/\\',
  '..',
  '.',
  '/../',
  '%2e%2e',
  '%2F',
  '@',
  ':',
  '#',
  '?',
  '&',
  '=',
  'javascript:',
  'data:',
  'https:',
  'evil.example',
  'a.myshopify.com',
  '.myshopify.com',
  'admin.shopify.com',
  '/store/a',
  '/admin',
  'app',
  'user',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u2028',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '[',
  '{',
  'NaN',
  'null',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fragment, { maxLength: 7 }).map((pieces) => pieces.join('')),
);
/** An address does not preserve lone surrogates. */
const wellFormed = (text: string) => new URLSearchParams(new URLSearchParams({ text }).toString()).get('text') ?? '';
const names = fc.constantFrom(
  'shop',
  'host',
  'session',
  'user_id',
  'period',
  'by',
  'search',
  'from',
  'to',
  'page',
  'sort',
  'order',
  'open',
  'compare',
  '__proto__',
  'constructor',
);
const value = fc.oneof(
  hostile,
  hostile.map((text) => btoa(wellFormed(text).replaceAll(/[^\0-\xff]/g, '?'))),
  fc.constantFrom(
    'a.myshopify.com',
    btoa('admin.shopify.com/store/a'),
    btoa('a.myshopify.com/admin'),
    '2024-02-30',
    '2024-01-01',
    'custom',
    '1e9',
    '-1',
  ),
);
const query = fc
  .array(fc.tuple(names, value), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text])));

function storeOf(storedValues: Readonly<Record<string, string>>): KeyValueStore {
  const texts = new Map(Object.entries(storedValues));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

const expectClean = () => expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();

describe('any input from the address or storage', () => {
  test('signs in with a shop’s domain only, and a host that names one', { tags: 'hazard:untrusted-input' }, () => {
    const stored = fc.dictionary(fc.constantFrom('shop', 'host', 'session_id', 'user_id'), value, {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(query, stored, (params, storedValues) => {
        const decision = resolveSession(`?${params.toString()}`, storeOf(storedValues));
        expectClean();
        if (decision.kind === 'login') return;
        expect(isShopDomain(decision.shop)).toBe(true);
        if (decision.host !== null)
          expect(isShopDomain(parseHost(decodeHost(decision.host) ?? '')?.shop ?? '')).toBe(true);
      }),
    );
  });

  test(
    'keeps an address under /app there, with the session’s shop, and any other unchanged',
    { tags: 'hazard:open-redirect' },
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom('/app', '/app/', '/app?', '/app#', '/app/dashboard?', ''),
          hostile,
          (start, rest) => {
            const path = start + rest;
            const address = appAddress(path, { shop: 'a.myshopify.com', host: null });
            const parsed = URL.parse(path, 'https://own.example');
            const isUnderApp =
              /^\/app(?:[/?#]|$)/.test(path) &&
              parsed?.origin === 'https://own.example' &&
              /^\/app(\/|$)/.test(parsed.pathname);
            if (!isUnderApp) {
              expect(address).toBe(path);
              return;
            }
            const followed = new URL(address, 'https://own.example');
            expect([followed.origin, followed.pathname]).toEqual(['https://own.example', parsed.pathname]);
            expect(followed.searchParams.get('shop')).toBe('a.myshopify.com');
          },
        ),
      );
    },
  );

  test('gives filters, page, sort, open orders and open cards that exist', { tags: 'hazard:untrusted-input' }, () => {
    fc.assert(
      fc.property(query, (address) => {
        const filters = readFilters(address);
        expect(['last_24h', 'last_7d', 'last_30d', 'custom', 'all']).toContain(filters.period);
        expect(['order_wise', 'sku_wise']).toContain(filters.searchMode);
        for (const day of [filters.startDate, filters.endDate])
          expect(day === null || !Number.isNaN(Date.parse(`${day}T00:00:00Z`))).toBe(true);
        expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual({
          ...filters,
          search: wellFormed(filters.search),
        });
        expect(readListAddress(address).page).toBeGreaterThanOrEqual(1);
        for (const tab of readOpenStages(address)) expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(tab);
        expectClean();
      }),
    );
  });

  test(
    'makes a report send a period and its days and nothing else, and reads back the same',
    { tags: 'hazard:untrusted-input' },
    () => {
      fc.assert(
        fc.property(query, (address) => {
          const filters = readReportFilters(address);
          expect([filters.search, filters.searchMode]).toEqual(['', 'order_wise']);
          const path = withReportFilters('/app/insights', filters);
          expect(readReportFilters(new URLSearchParams(path.split('?')[1]))).toEqual(filters);
          const days = customDays(filters);
          if (days) expect(days.first <= days.last).toBe(true);
        }),
      );
    },
  );

  test('gives readable saved views and connection tests', { tags: 'hazard:untrusted-input' }, () => {
    const text = fc.oneof(
      hostile,
      fc.json(),
      fc.json().map((json) => json.slice(0, -1)),
      fc.nat(20_000).map((depth) => '['.repeat(depth)),
      fc.constant(
        '{"__proto__":{"polluted":true},"lists":{"__proto__":{"polluted":true}},"shipbob":{"__proto__":{"polluted":true}}}',
      ),
    );
    fc.assert(
      fc.property(text, (storedValues) => {
        for (const list of Object.values(readViews(storedValues).views))
          for (const view of list) expect(view.name.trim()).not.toBe('');
        for (const check of Object.values(parseConnectionChecks(storedValues)))
          expect(['connected', 'refused', 'unreachable', 'failed']).toContain(check.outcome);
        expectClean();
      }),
    );
  });
});
