import { afterEach, describe, expect, test, vi } from 'vitest';
import { followDatabaseClock } from './followDatabaseClock.ts';

const minuteMs = 60_000;
const databaseTime = Date.UTC(2026, 10, 23, 12);

/** A server with a clock offset that can become unreachable. */
function aServer() {
  const server = { aheadMs: 0, isDown: false };
  const executeSql = async () => {
    if (server.isDown) throw new Error('The database cannot be reached.');
    return { rows: [{ now: String(Date.now() + server.aheadMs) }] };
  };
  return { server, database: { kind: 'server', executeSql } as const };
}

afterEach(() => vi.useRealTimers());

describe('the clock of a server', () => {
  test.each([-150_000, 0, 150_000])('is the database’s, even if this machine’s clock is %s ms off', async (offMs) => {
    vi.useFakeTimers({ now: databaseTime + offMs, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { server, database } = aServer();
    server.aheadMs = -offMs;
    const clock = await followDatabaseClock(database, { onError: expect.unreachable });
    expect(Math.abs(clock.now().getTime() - databaseTime)).toBeLessThan(1_000);
    clock.stop();
  });

  test('follows when this machine’s clock is set, and keeps the last difference while the database does not answer', async () => {
    vi.useFakeTimers({ now: databaseTime, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { server, database } = aServer();
    const errors: unknown[] = [];
    const clock = await followDatabaseClock(database, { onError: (error) => errors.push(error) });
    server.aheadMs = 3 * minuteMs;
    await vi.advanceTimersByTimeAsync(minuteMs);
    const late = databaseTime + 4 * minuteMs;
    expect(Math.abs(clock.now().getTime() - late)).toBeLessThan(1_000);
    server.isDown = true;
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(errors).toHaveLength(1);
    expect(Math.abs(clock.now().getTime() - late - minuteMs)).toBeLessThan(1_000);
    clock.stop();
  });
});

test('the embedded database uses the clock of its process', async () => {
  const executeSql = () => expect.unreachable();
  const clock = await followDatabaseClock({ kind: 'embedded', executeSql }, { onError: expect.unreachable });
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
});
