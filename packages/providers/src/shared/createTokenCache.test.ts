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
  it('is kept up to its age, for one account', async () => {
    const { clock, run } = setUp();
    expect([await run(), await run(), await run(other)]).toEqual(['t1', 't1', 't2']);
    clock.now = 1000;
    expect(await run()).toBe('t3');
  });

  it('is kept for half of its life at most', async () => {
    const { clock, run } = setUp({ expiresInMs: 100 });
    await run();
    clock.now = 49;
    expect(await run()).toBe('t1');
    clock.now = 50;
    expect(await run()).toBe('t2');
  });

  it('is requested once for calls at the same time', async () => {
    const { run, requested } = setUp();
    await Promise.all([run(), run(), run()]);
    expect(requested()).toBe(1);
  });

  it('that was kept and is refused is replaced, once for all calls', async () => {
    const { run, used } = setUp({ refuse: ['t1'] });
    await expect(run()).rejects.toThrow('Expired');
    expect(await Promise.all([run(), run()])).toEqual(['t2', 't2']);
    expect(used).toEqual(['t1', 't1', 't1', 't2', 't2']);
  });

  it('that is new and is refused ends the call', async () => {
    const { run, requested } = setUp({ refuse: ['t1', 't2', 't3'] });
    await expect(run()).rejects.toThrow('Expired');
    await expect(run()).rejects.toThrow('Expired');
    expect(requested()).toBe(2);
  });

  it('is requested again after a request that failed, and when it is forgotten', async () => {
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

  it('is not lost to a failure of another kind', async () => {
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
