import { randomUUID } from 'node:crypto';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { UnreachableError } from '@hub/providers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeProvider } from '../testing/createFakeProvider.ts';
import { callBudget, waitForCall } from './callBudget.ts';
import { type ConnectionOptions, createConnections } from './createConnections.ts';

describeOnBothKinds("an account's calls to a 3PL", (database) => {
  /** One process's connections. */
  function connections(options: Partial<ConnectionOptions> = {}) {
    const { adapter } = createFakeProvider();
    return createConnections({
      database: database(),
      adapters: { shipbob: { ...adapter, rateLimit: { calls: 3, windowMs: 60_000 } } },
      createCall: () => () => Promise.reject(new Error('The fake makes no calls.')),
      ...options,
    });
  }

  test('share a limit across all shops and processes with the same credentials, and no others', async () => {
    const token = randomUUID();
    const accountSettings = (access_token: string, shipbob_channel_id: string) => ({
      credentials: { access_token, shipbob_channel_id },
      choices: {},
    });
    const made: string[] = [];
    const call = async (process: ReturnType<typeof connections>, settings: ReturnType<typeof accountSettings>) => {
      const key = { provider: 'shipbob', account: '' };
      const { waitMs } = await process.withReservedCall(key, settings, { longestMs: 0 }, async () => made.push('call'));
      return waitMs;
    };
    const [first, second] = [connections(), connections()];
    expect(await call(first, accountSettings(token, '1'))).toBeNull();
    expect(await call(second, accountSettings(token, '2'))).toBeNull();
    expect(await call(first, accountSettings(` ${token}`, '1'))).toBeNull();
    expect(await call(second, accountSettings(token, '2'))).toBeGreaterThan(50_000);
    expect(await call(second, accountSettings(randomUUID(), '2'))).toBeNull();
    expect(made).toHaveLength(4);
  });

  test('are not started when they might outlast the claim on the order', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const made: string[] = [];
    const slow = connections({
      callLimitMs: 15_000,
      createCall: () => async () => {
        made.push('call');
        clock.mockReturnValue(performance.now() + 15_000);
        return { status: 200, headers: {}, body: null as never };
      },
    });
    const settings = { credentials: { access_token: randomUUID(), shipbob_channel_id: '1' }, choices: {} };
    const key = { provider: 'shipbob', account: '' } as const;
    const call = slow.openCall(1, key, settings);
    const request = { method: 'GET', path: '/', reply: null as never, refusal: () => null } as const;
    const asked = await slow.withReservedCall(key, settings, { longestMs: 0, endsAt: 44_000 }, async () => {
      await call(request);
      await call(request);
      return call(request).catch((error: unknown) => error);
    });
    expect(asked).toMatchObject({ waitMs: null, result: expect.any(UnreachableError) });
    expect(asked).toMatchObject({ result: { mayHaveArrived: false } });
    expect(made).toHaveLength(2);
  });
});

test('use an account name that reveals nothing about its credentials', () => {
  const name = callBudget('shipbob', { credentials: { access_token: 'secret' }, choices: {} });
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(callBudget('shipWire', { credentials: { shipwireKey: 'secret' }, choices: {} })).not.toBe(name);
});

test('wait for another slot when the process missed theirs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let reservations = 0;
  const reserve = async () => {
    reservations += 1;
    if (reservations === 1) vi.advanceTimersByTime(60);
    return { isReserved: true, waitMs: 0 };
  };
  expect(await waitForCall(reserve, 30)).toBeNull();
  expect(reservations).toBe(2);
  expect(await waitForCall(async () => ({ isReserved: false, waitMs: 700 }), 30)).toBe(700);
});
