import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAdminGate } from './AdminGate.ts';

const token = 'a-token-of-24-characters-or-more';
const gate = (now: () => number) => createAdminGate(createHash('sha256').update(token).digest(), now);

test.each([null, '', 'Bearer', 'wrong', `${token}x`, token.slice(1), `Basic ${token}`])('"%s" is rejected', (given) => {
  expect(gate(() => 0).enter(given, '192.0.2.1')).toEqual({ kind: 'wrong' });
});

test('the gate accepts the token as the browser sends it and as a bearer token', () => {
  const { enter } = gate(() => 0);
  expect([enter(token, '192.0.2.1'), enter(`Bearer ${token}`, '192.0.2.1')]).toEqual([
    { kind: 'open' },
    { kind: 'open' },
  ]);
});

test('an address is locked out after ten wrong tokens, even with the right one; other addresses are unaffected', () => {
  let time = 0;
  const { enter } = gate(() => time);
  for (let attempt = 0; attempt < 10; attempt++) expect(enter(`guess ${attempt}`, '192.0.2.1').kind).toBe('wrong');
  expect(enter(token, '192.0.2.1')).toEqual({ kind: 'locked', seconds: 900 });
  expect(enter(token, '192.0.2.2')).toEqual({ kind: 'open' });
  time = 15 * 60_000;
  expect(enter(token, '192.0.2.1')).toEqual({ kind: 'open' });
});

test('guesses from a hundred addresses lock everyone out', () => {
  const { enter } = gate(() => 0);
  for (let attempt = 0; attempt < 100; attempt++) enter('guess', `192.0.2.${attempt}`);
  expect(enter(token, '198.51.100.1').kind).toBe('locked');
});

test('a browser without a token locks no one out', () => {
  const { enter } = gate(() => 0);
  for (let attempt = 0; attempt < 200; attempt++) enter(null, '192.0.2.1');
  expect(enter(token, '192.0.2.1')).toEqual({ kind: 'open' });
});
