import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type SessionDecision, sessionDecision, type SessionParts } from './sessionDecision.ts';
import { isShopDomain } from '../shared/shop/isShopDomain.ts';

const shop = 'demo.myshopify.com';
const other = 'other.myshopify.com';
const hostText = 'admin.shopify.com/store/demo';
const host = 'encoded-host-of-demo';

function decide(query: Partial<SessionParts['query']>, stored: Partial<SessionParts['stored']> = {}): SessionDecision {
  return sessionDecision({
    query: { shop: null, host: null, hostText: null, session: null, userId: null, ...query },
    stored: { shop: null, host: null, sessionId: null, userId: null, ...stored },
  });
}

const login = { kind: 'login' };

describe('Access requires a host query parameter or a stored session id; otherwise the visitor goes to /login (§2)', () => {
  it('sends a visitor with neither to login', { tags: '§2.1' }, () => expect(decide({})).toEqual(login));

  it('lets in a valid host', { tags: '§2.1' }, () => {
    expect(decide({ host, hostText })).toEqual({
      kind: 'enter',
      shop,
      host,
      sessionId: null,
      userId: null,
      shouldClearFirst: false,
    });
  });

  it('lets in a stored session id', { tags: '§2.1' }, () => {
    expect(decide({}, { shop, sessionId: 's1', host, userId: '7' })).toEqual({
      kind: 'enter',
      shop,
      host,
      sessionId: 's1',
      userId: '7',
      shouldClearFirst: false,
    });
  });

  it('does not let in a shop alone', () => expect(decide({ shop })).toEqual(login));

  it('does not let in a session from the address alone, because it is not stored', () =>
    expect(decide({ shop, session: 's1' })).toEqual(login));

  it('ignores a blank stored session id', () => expect(decide({ shop }, { shop, sessionId: ' ' })).toEqual(login));

  test.each([
    [host, 'evil.com/store/demo'],
    [host, ''],
    ['not base64', null],
    [null, hostText],
  ])('A malformed host counts as absent: %j, %j', { tags: '§2.2' }, (encoded, text) => {
    expect(decide({ shop, host: encoded, hostText: text })).toEqual(login);
    expect(decide({ shop, host: encoded, hostText: text }, { shop, sessionId: 's1' })).toMatchObject({
      kind: 'enter',
      host: null,
    });
  });
});

describe('shop comes from the query, else from host, else from sessionStorage; none: /login', () => {
  test.each([
    ['the query', { shop, host, hostText }, {}],
    ['the host', { host, hostText }, {}],
    ['storage', {}, { shop, sessionId: 's1' }],
  ])('from %s', (_, query, stored) => {
    expect(decide(query, stored)).toMatchObject({ kind: 'enter', shop });
  });

  it('sends a session without a shop to login', { tags: '§8.19' }, () =>
    expect(decide({}, { sessionId: 's1' })).toEqual(login),
  );

  test.each([
    'evil.com',
    'demo.myshopify.com.evil.com',
    'javascript:alert(1)',
    '//evil.com',
    'user@demo.myshopify.com',
    'DEMO.myshopify.com',
  ])('%s counts as absent', (text) => {
    expect(decide({ shop: text, host, hostText })).toMatchObject({ kind: 'enter', shop });
    expect(decide({ shop: text })).toEqual(login);
    expect(decide({}, { shop: text, sessionId: 's1' })).toEqual(login);
  });

  it("another shop's host lets in but is not used as this shop's host", () => {
    expect(decide({ shop: other, host, hostText })).toEqual({
      kind: 'enter',
      shop: other,
      host: null,
      sessionId: null,
      userId: null,
      shouldClearFirst: false,
    });
  });
});

describe('A query shop that differs from the stored one wins and first clears token, cache and session', () => {
  const stored = { shop: other, sessionId: 'session-of-other', host: 'host-of-other', userId: 'user-of-other' };

  it('keeps a host of its own', () => {
    expect(decide({ shop, host, hostText }, stored)).toEqual({
      kind: 'enter',
      shop,
      host,
      sessionId: null,
      userId: null,
      shouldClearFirst: true,
    });
    expect(decide({ host, hostText }, stored)).toEqual({
      kind: 'enter',
      shop,
      host,
      sessionId: null,
      userId: null,
      shouldClearFirst: true,
    });
  });

  it("does not open another shop with this shop's session", () => expect(decide({ shop }, stored)).toEqual(login));

  it('clears nothing for the same shop', () => {
    expect(decide({ shop: other }, stored)).toEqual({
      kind: 'enter',
      shop: other,
      host: 'host-of-other',
      sessionId: 'session-of-other',
      userId: 'user-of-other',
      shouldClearFirst: false,
    });
  });
});

describe("session_id: query session, else shop info's, else a random one; user_id: query, else absent", () => {
  it('prefers the query to storage', () => {
    expect(decide({ shop, session: 's2', userId: '8' }, { shop, sessionId: 's1', userId: '7' })).toMatchObject({
      sessionId: 's2',
      userId: '8',
    });
  });

  it('null leaves it to shop info', () => {
    expect(decide({ host, hostText })).toMatchObject({ sessionId: null, userId: null });
  });
});

it('for any address and storage, only a shop gets in, without data of another shop', () => {
  const shops = fc.constantFrom(null, shop, other, 'evil.com', '', 'x'.repeat(400));
  const text = fc.option(fc.string());
  const parts = fc.record({
    query: fc.record({
      shop: shops,
      host: text,
      hostText: fc.oneof(text, fc.constantFrom(hostText, 'other.myshopify.com/admin')),
      session: text,
      userId: text,
    }),
    stored: fc.record({
      shop: shops,
      host: fc.constantFrom(null, 'stored-host'),
      sessionId: fc.constantFrom(null, '', 'stored-session'),
      userId: fc.constantFrom(null, 'stored-user'),
    }),
  });
  fc.assert(
    fc.property(parts, (given) => {
      const decision = sessionDecision(given);
      if (decision.kind === 'login') return true;
      const foreign = decision.shop !== given.stored.shop;
      const carried = [decision.host, decision.sessionId, decision.userId].some((value) =>
        value?.startsWith('stored-'),
      );
      return (
        isShopDomain(decision.shop) &&
        !(foreign && isShopDomain(given.stored.shop) && (carried || !decision.shouldClearFirst))
      );
    }),
  );
});
