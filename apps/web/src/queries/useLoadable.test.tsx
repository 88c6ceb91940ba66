import { NetworkError } from '@hub/api-client/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { useLoadable } from './useLoadable.ts';

beforeEach(() => void vi.useFakeTimers());

interface Call {
  topic: string;
  answer(text: string): void;
  fail(error: unknown): void;
  signal: AbortSignal;
}
let calls: Call[];
let painted: string[];

function load(topic: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    calls.push({ topic, answer: resolve, fail: reject, signal });
  });
}

function Screen({ topic }: { topic: string }) {
  const loadable = useLoadable({ queryKey: [topic], queryFn: ({ signal }) => load(topic, signal) });
  const value = loadable.state === 'loading' ? '-' : (loadable.value ?? '-');
  const words = [
    loadable.state,
    value,
    loadable.state === 'failed' ? loadable.message : '',
    loadable.state === 'failed' && loadable.isStale ? '(of before)' : '',
  ]
    .join(' ')
    .trim();
  if (painted.at(-1) !== words) painted.push(words);
  return (
    <>
      <p data-testid="words">{words}</p>
      <p data-testid="since">{loadable.state === 'failed' ? '' : loadable.since}</p>
      <button onClick={loadable.onRetry}>Retry</button>
      <button onClick={loadable.state === 'failed' ? undefined : loadable.onCancel}>Cancel</button>
    </>
  );
}

function mount() {
  calls = [];
  painted = [];
  const client = createQueryClient();
  const screenAt = (topic: string) => (
    <QueryClientProvider client={client}>
      <Screen topic={topic} />
    </QueryClientProvider>
  );
  const { rerender } = render(screenAt('A'));
  return { showTopic: (topic: string) => rerender(screenAt(topic)) };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(1));
const words = () => screen.getByTestId('words').textContent;
const press = (name: string) => act(async () => screen.getByText(name).click());

test(
  'A is slow and B fast: the newest request wins, and the older answer never shows',
  { tags: 'hazard:stale-reply' },
  async () => {
    const { showTopic } = mount();
    showTopic('B');
    await settle();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.answer('answer B');
    await settle();
    calls[0]?.answer('answer A');
    await settle();
    expect(words()).toBe('ready answer B');
    expect(painted.filter((paint) => paint.includes('answer A'))).toEqual([]);
  },
);

test('loaded data stays during a refetch and when it fails', async () => {
  const { showTopic } = mount();
  calls[0]?.answer('answer A');
  await settle();
  showTopic('B');
  expect(words()).toBe('ready answer A');
  calls[1]?.fail(new NetworkError({ endpoint: 'GET /stats', requestId: null }, new TypeError()));
  await settle();
  expect(words()).toBe('failed answer A We can’t reach the server. Check your connection and try again. (of before)');
});

test('data whose refetch failed is still the current request’s data', async () => {
  mount();
  calls[0]?.answer('answer A');
  await settle();
  await press('Retry');
  await settle();
  calls[1]?.fail(new Error('no'));
  await settle();
  expect(words()).toBe('failed answer A Something went wrong');
});

test('Retry refetches, once', async () => {
  mount();
  calls[0]?.fail(new Error('no'));
  await settle();
  expect(words()).toBe('failed - Something went wrong');
  await press('Retry');
  await settle();
  expect(calls).toHaveLength(2);
  calls[1]?.answer('answer A');
  await settle();
  expect(words()).toBe('ready answer A');
});

test('once the connection is back, only failed requests are sent again', async () => {
  const reconnect = () =>
    act(async () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(1);
    });
  mount();
  calls[0]?.fail(new NetworkError({ endpoint: 'GET /stats', requestId: null }, new TypeError()));
  await settle();
  await reconnect();
  expect(calls).toHaveLength(2);
  calls[1]?.fail(new Error('no'));
  await settle();
  await reconnect();
  expect(calls).toHaveLength(2);
  expect(words()).toBe('failed - Something went wrong');
});

test(
  'no time limit: a slow request can be canceled or sent again, and the wait counts from the last one',
  { tags: '§9.3' },
  async () => {
    mount();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(Date.now() - Number(screen.getByTestId('since').textContent)).toBe(12_000);
    await press('Retry');
    await settle();
    expect(calls.map((call) => call.signal.aborted)).toEqual([true, false]);
    expect(Date.now() - Number(screen.getByTestId('since').textContent)).toBeLessThan(100);
    await press('Cancel');
    await settle();
    expect(calls[1]?.signal.aborted).toBe(true);
    expect(words()).toBe('failed - Loading was canceled.');
  },
);
