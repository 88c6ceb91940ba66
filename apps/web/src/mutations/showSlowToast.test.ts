import { createRetryableRequest } from '@hub/api-client/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from '../toasts/ToastStore.ts';
import { showSlowToast } from './showSlowToast.ts';

beforeEach(() => void vi.useFakeTimers());

function start() {
  const toasts = createToastStore();
  const answers: ((text: string) => void)[] = [];
  const request = createRetryableRequest<string>(() => new Promise((resolve) => answers.push(resolve)));
  request.result.catch(() => {});
  const messages = () => toasts.getState().map(({ message }) => message);
  const press = (label: string) =>
    toasts
      .getState()
      .flatMap(({ buttons = [] }) => buttons)
      .find((button) => button.label === label)
      ?.onAction();
  return { toasts, request, answers, messages, press };
}

test('appears ten seconds after sending and disappears with the answer', async () => {
  const { toasts, request, answers, messages } = start();
  vi.advanceTimersByTime(4_000);
  showSlowToast(request, toasts, 'Still waiting', true);
  vi.advanceTimersByTime(5_999);
  expect(messages()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['Still waiting']);
  answers[0]?.('done');
  await request.result;
  expect(messages()).toEqual([]);
});

test('Retry sends once more and waits another ten seconds; Cancel ends it', () => {
  const { toasts, request, answers, messages, press } = start();
  showSlowToast(request, toasts, 'Still waiting', true);
  vi.advanceTimersByTime(10_000);
  press('Retry');
  expect([answers.length, messages()]).toEqual([2, []]);
  vi.advanceTimersByTime(10_000);
  expect(messages()).toEqual(['Still waiting']);
  press('Cancel');
  vi.advanceTimersByTime(60_000);
  expect([answers.length, messages(), request.getState().isPending]).toEqual([2, [], false]);
});
