import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { readChanges } from './readChanges.ts';

const encoder = new TextEncoder();

/** A stream that the test writes to. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancelled = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: cancelled,
  });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    cancelled,
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('cut')),
  };
}

type Reply = Response | Error;

/** Replies in order, the last repeats; each stream is sent once. */
function listen(...replies: (Reply | (() => Reply))[]) {
  return listenSince(Date.now(), ...replies);
}

function listenSince(since: number, ...replies: (Reply | (() => Reply))[]) {
  const requests: { at: number; headers: Headers }[] = [];
  const changes: (readonly string[] | 'all')[] = [];
  const states: boolean[] = [];
  const abort = new AbortController();
  const start = Date.now();
  const context = testContext(fakeBackend(), {
    authorization: () => 'Bearer t',
    fetch: async (_, init) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? new Error('none');
      requests.push({ at: Date.now() - start, headers: new Headers(init?.headers) });
      const given = typeof reply === 'function' ? reply() : reply;
      if (given instanceof Error) throw given;
      return given;
    },
  });
  const ended = vi.fn<() => void>();
  const done = readChanges(
    context,
    { onChange: (stages) => changes.push(stages), onConnectionChange: (isOpen) => states.push(isOpen) },
    { signal: abort.signal, since, random: () => 1 },
  ).then(ended);
  return { requests, changes, states, abort, ended, done };
}

/** Between one request and the next, ms. */
function gaps(requests: readonly { at: number }[]): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('GET /hub/events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('changed stages are reported as they arrive, however they are split', async () => {
    const stream = openStream();
    const { changes, states, requests } = listen(stream.response);
    await settle();
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer t');
    expect(requests[0]?.headers.get('Accept')).toBe('text/event-stream');
    stream.write(': connected\n\nevent: chan');
    stream.write('ged\ndata: {"stages":["open","ho');
    stream.write('ld"],"at":"2026-11-22T10:00:00Z"}\n\n: heartbeat\n\n');
    await settle();
    expect(changes).toEqual([['open', 'hold']]);
    expect(states).toEqual([true]);
  });

  test('unreadable data may be any change; other events are ignored', async () => {
    const stream = openStream();
    const { changes } = listen(stream.response);
    await settle();
    stream.write('event: changed\ndata: nonsense\n\nevent: changed\ndata: {"stages":7}\n\nevent: other\ndata: {}\n\n');
    await settle();
    expect(changes).toEqual(['all', 'all']);
  });

  test('a stream that ends or breaks is reopened, and then everything may have changed', async () => {
    const [first, second, third] = [openStream(), openStream(), openStream()];
    const { changes, states, requests } = listen(first.response, second.response, third.response);
    await settle();
    first.end();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(changes).toEqual(['all']);
    second.fail();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(changes).toEqual(['all', 'all']);
    expect(states).toEqual([true, false, true, false, true]);
    expect(requests.map(({ at }) => at)).toEqual([0, 2_000, 6_000]);
  });

  test('the delays grow to half a minute', async () => {
    const { requests } = listen(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(121_000);
    expect(gaps(requests)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('after a stream of ten seconds the delays start over, after a shorter one they continue', async () => {
    const lives = [9_000, 11_000];
    const { requests } = listen(
      new TypeError('offline'),
      ...lives.map((ms) => () => {
        const stream = openStream();
        setTimeout(stream.end, ms);
        return stream.response;
      }),
      new TypeError('offline'),
    );
    await vi.advanceTimersByTimeAsync(32_000);
    expect(gaps(requests)).toEqual([2_000, 9_000 + 4_000, 11_000 + 1_000, 2_000]);
  });

  test('half of the delay is random', async () => {
    const { requests } = listen(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test('treats three missed heartbeats as a dead connection', async () => {
    const [first, second] = [openStream(), openStream()];
    const { changes, requests } = listen(first.response, second.response);
    await settle();
    await vi.advanceTimersByTimeAsync(44_000);
    first.write(': heartbeat\n\n');
    await vi.advanceTimersByTimeAsync(44_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(requests).toHaveLength(2);
    expect(first.cancelled).toHaveBeenCalledOnce();
    expect(changes).toEqual(['all']);
  });

  test('a stream that is slow to open may have missed earlier changes', async () => {
    const stream = openStream();
    const { changes } = listen(new TypeError('offline'), stream.response);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(changes).toEqual(['all']);
  });

  test('a stream opened long after the screen loaded may have missed changes', async () => {
    const stream = openStream();
    const { changes } = listen(stream.response);
    await settle();
    expect(changes).toEqual([]);
    const late = listenSince(Date.now() - 9_000, openStream().response);
    await settle();
    expect(late.changes).toEqual(['all']);
  });

  test.each([
    [json({ message: 'no' }, 403), 1],
    [json({}, 404), 1],
    [json({}, 401), 1],
    [json({}, 503), 3],
    [json({}, 429, { 'Retry-After': '1' }), 3],
  ])('%o is requested %s times in eight seconds', async (reply, times) => {
    const { requests, ended } = listen(() => reply.clone());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(requests).toHaveLength(times);
    expect(ended).toHaveBeenCalledTimes(times === 1 ? 1 : 0);
  });

  test('Retry-After is respected', async () => {
    const { requests } = listen(json({}, 503, { 'Retry-After': '20' }));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(requests).toHaveLength(2);
  });

  test('an abort ends it, while reading and while waiting', async () => {
    const stream = openStream();
    const reading = listen(stream.response);
    await settle();
    reading.abort.abort();
    await settle();
    expect(reading.ended).toHaveBeenCalledOnce();
    expect(stream.cancelled).toHaveBeenCalledOnce();

    const waiting = listen(new TypeError('offline'));
    await settle();
    waiting.abort.abort();
    await settle();
    expect(waiting.ended).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.requests).toHaveLength(1);
  });

  test('an endless event is not buffered forever', async () => {
    const [first, second] = [openStream(), openStream()];
    const { requests } = listen(first.response, second.response);
    await settle();
    first.write(`data: ${'x'.repeat(600_000)}`);
    first.write('x'.repeat(600_000));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
  });
});
