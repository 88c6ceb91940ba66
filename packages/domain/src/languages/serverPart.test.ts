import { afterEach, expect, test } from 'vitest';
import { serverCondition } from './serverCondition.ts';
import { serverPart } from './serverPart.ts';

afterEach(() => {
  globalThis.hubLanguage = undefined;
});

const condition = { field: 'Country', expected: 'is Germany', actual: 'France' };

test('an English page has what the server wrote, and so does a language that does not say it', () => {
  expect([serverPart('routed to Leeds'), serverCondition(condition)]).toEqual(['routed to Leeds', condition]);
  globalThis.hubLanguage = { code: 'de', texts: {}, polaris: {} };
  expect([serverPart('routed to Leeds'), serverCondition(condition)]).toEqual(['routed to Leeds', condition]);
});

test('a page in a language has it in its words', () => {
  globalThis.hubLanguage = {
    code: 'de',
    texts: {},
    polaris: {},
    serverPart: (text) => text.replace('routed to', 'geroutet an'),
    serverCondition: (kept) => ({ ...kept, field: 'Land' }),
  };
  expect(serverPart('routed to Leeds')).toBe('geroutet an Leeds');
  expect(serverCondition(condition)).toEqual({ ...condition, field: 'Land' });
});
