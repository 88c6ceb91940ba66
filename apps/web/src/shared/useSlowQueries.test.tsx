import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { useSlowQueries } from './useSlowQueries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = (value: string) => void;
let answers: Answer[];
let aborted: number;

function Screen() {
  const { data = 'nothing', fetchStatus } = useQuery({
    queryKey: ['slow'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => {
          aborted += 1;
          reject(signal.reason);
        });
      }),
  });
  const slow = useSlowQueries();
  return (
    <>
      <p>{`${data} ${fetchStatus} ${slow.waiting ? 'still waiting' : 'fine'}`}</p>
      <button onClick={slow.cancel}>Cancel</button>
      <button onClick={slow.retry}>Retry</button>
    </>
  );
}

function mount() {
  answers = [];
  aborted = 0;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByText(name).click());

test('after 10 s the screen says that it still waits, and stops saying so with the answer', async () => {
  mount();
  await pass(9_999);
  expect(screen.getByText('nothing fetching fine')).toBeVisible();
  await pass(1);
  expect(screen.getByText('nothing fetching still waiting')).toBeVisible();
  answers[0]?.('answer');
  await pass(1);
  expect(screen.getByText('answer idle fine')).toBeVisible();
});

test('Cancel ends the call, Retry asks again', async () => {
  mount();
  await pass(10_000);
  await press('Retry');
  await pass(0);
  expect(aborted).toBe(1);
  expect(answers).toHaveLength(2);
  expect(screen.getByText('nothing fetching fine')).toBeVisible();
  await pass(10_000);
  await press('Cancel');
  await pass(0);
  expect(aborted).toBe(2);
  expect(answers).toHaveLength(2);
  expect(screen.getByText('nothing idle fine')).toBeVisible();
});
