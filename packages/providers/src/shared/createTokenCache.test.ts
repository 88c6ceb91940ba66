import { describe, expect, it } from 'vitest';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { CredentialsRefusedError, UnreachableError } from '../ProviderError.ts';
import { createTokenCache } from './createTokenCache.ts';

const account: AccountSettings = { credentials: { client_id: 'a', client_secret: 's' }, choices: {} };
const other: AccountSettings = { credentials: { client_id: 'b', client_secret: 's' }, choices: {} };

function setUp({ expiresInMs = null as number | null, refuse = [] as string[] } = {}) {
  const clock = { now: 0 };
  const cache = createTokenCache(1000, () => clock.now);
  let requested = 0;
  const used: string[] = [];
  const run = (of = account) =>
    cache.withToken(
      of,
      async () => ({ token: `t${(requested += 1)}`, expiresInMs }),
      async (token) => {
        used.push(token);
        if (refuse.includes(token)) throw new CredentialsRefusedError('Expired');
        return token;
      },
    );
  return { clock, cache, run, used, requested: () => requested };
}

describe('a token', () => {
  it('is reused for one account up to its maximum age', async () => {
    const { clock, run } = setUp();
    expect([await run(), await run(), await run(other)]).toEqual(['t1', 't1', 't2']);
    clock.now = 1000;
    expect(await run()).toBe('t3');
  });

  it('is reused for at most half its lifetime', async () => {
    const { clock, run } = setUp({ expiresInMs: 100 });
    await run();
    clock.now = 49;
    expect(await run()).toBe('t1');
    clock.now = 50;
    expect(await run()).toBe('t2');
  });

  it('is requested once for simultaneous calls', async () => {
    const { run, requested } = setUp();
    await Promise.all([run(), run(), run()]);
    expect(requested()).toBe(1);
  });

  it('is replaced once for all calls when a cached one is refused', async () => {
    const { run, used } = setUp({ refuse: ['t1'] });
    await expect(run()).rejects.toThrow('Expired');
    expect(await Promise.all([run(), run()])).toEqual(['t2', 't2']);
    expect(used).toEqual(['t1', 't1', 't1', 't2', 't2']);
  });

  it('fails the call when a new one is refused', async () => {
    const { run, requested } = setUp({ refuse: ['t1', 't2', 't3'] });
    await expect(run()).rejects.toThrow('Expired');
    await expect(run()).rejects.toThrow('Expired');
    expect(requested()).toBe(2);
  });

  it('is requested again after a failed request, and after it is forgotten', async () => {
    const cache = createTokenCache(1000);
    const failing = cache.withToken(
      account,
      () => Promise.reject(new UnreachableError('No answer', false)),
      async (token) => token,
    );
    await expect(failing).rejects.toThrow('No answer');
    const run = (token: string) =>
      cache.withToken(
        account,
        async () => ({ token, expiresInMs: null }),
        async (sent) => sent,
      );
    expect(await run('a')).toBe('a');
    expect(await run('b')).toBe('a');
    cache.forget(account);
    expect(await run('c')).toBe('c');
  });

  it('survives other failures', async () => {
    const { cache, run, requested } = setUp();
    await run();
    const failing = cache.withToken(
      account,
      async () => ({ token: 'new', expiresInMs: null }),
      () => Promise.reject(new UnreachableError('No answer', true)),
    );
    await expect(failing).rejects.toThrow('No answer');
    await run();
    expect(requested()).toBe(1);
  });
});
