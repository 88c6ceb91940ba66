import { HttpError, NetworkError, SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppEnvironmentProvider } from '../environment/AppEnvironment.ts';
import { testEnvironment } from '../testing/testEnvironment.ts';
import { type RequestMutationOptions, useRequestMutation } from './useRequestMutation.ts';

beforeEach(() => void vi.useFakeTimers());

interface Sent {
  variables: string;
  key: string;
  signal: AbortSignal;
  answer(text: string): void;
  fail(error: unknown): void;
}

const call = { endpoint: 'POST /save-third-party-settings', requestId: null };
const noAnswer = () => new NetworkError(call, new TypeError());
const refused = () => new HttpError(call, { status: 403, body: null, serverMessage: null, retryAfterMs: null });

function mount(options: Partial<RequestMutationOptions<string, string>> = {}) {
  const sent: Sent[] = [];
  let made = 0;
  const environment = testEnvironment({ newId: () => `key-${++made}` });
  const callbacks = {
    onSuccess: vi.fn<NonNullable<RequestMutationOptions<string, string>['onSuccess']>>(),
    onError: vi.fn<NonNullable<RequestMutationOptions<string, string>['onError']>>(),
    onSettled: vi.fn<(variables: string) => void>(),
    onErrorAfterUnmount: vi.fn<NonNullable<RequestMutationOptions<string, string>['onErrorAfterUnmount']>>(),
  };
  const { result, unmount } = renderHook(
    () =>
      useRequestMutation<string, string>({
        mutationKey: ['shop', 'test'],
        send: (variables, { signal, idempotencyKey: key }) =>
          new Promise((answer, fail) => sent.push({ variables, key, signal, answer, fail })),
        slowText: (variables) => `Still waiting: ${variables}`,
        ...callbacks,
        ...options,
      }),
    {
      wrapper: ({ children }) => (
        <AppEnvironmentProvider value={environment}>
          <QueryClientProvider client={environment.queryClient}>{children}</QueryClientProvider>
        </AppEnvironmentProvider>
      ),
    },
  );
  const sentAt = (index: number): Sent => {
    const one = sent[index];
    if (!one) throw new Error(`Request ${index} was not sent.`);
    return one;
  };
  return {
    sent,
    sentAt,
    unmount,
    ...callbacks,
    /** The current result of the hook. */
    mutation: () => result.current,
    mutations: () => environment.queryClient.getMutationCache().getAll(),
    toasts: () => environment.toasts.getState(),
    toastMessages: () => environment.toasts.getState().map(({ message }) => message),
  };
}

/** Acts, then flushes promises and the query library's batched notifications. */
function settle(step: () => void): Promise<void> {
  return act(async () => {
    step();
    await vi.advanceTimersByTimeAsync(1);
  });
}

test('is pending with its start time, then succeeds', async () => {
  const { mutation, sentAt, onSuccess, onSettled } = mount();
  await settle(() => mutation().mutate('a'));
  expect(mutation()).toMatchObject({ status: 'pending', variables: 'a', startedAt: Date.now() - 1 });
  await settle(() => sentAt(0).answer('done'));
  expect(mutation()).toMatchObject({ status: 'success', data: 'done', startedAt: undefined });
  expect(onSuccess).toHaveBeenCalledWith('done', 'a', expect.objectContaining({ isMounted: true }));
  expect(onSettled).toHaveBeenCalledWith('a');
});

test('a second call while the first is pending sends nothing', async () => {
  const { mutation, sent } = mount();
  await settle(() => {
    mutation().mutate('a');
    mutation().mutate('a');
  });
  expect(sent).toHaveLength(1);
});

test('concurrent calls are all sent, and each reports its result', async () => {
  const { mutation, sentAt, onSuccess } = mount({ isConcurrent: true });
  await settle(() => mutation().mutate('a'));
  await settle(() => mutation().mutate('b'));
  await settle(() => sentAt(0).answer('done a'));
  await settle(() => sentAt(1).answer('done b'));
  expect(onSuccess.mock.calls.map(([data, variables]) => [data, variables])).toEqual([
    ['done a', 'a'],
    ['done b', 'b'],
  ]);
});

test('a retry while it is pending sends the same content and key, and only its reply counts', async () => {
  const { mutation, sentAt, sent, onSuccess } = mount();
  await settle(() => mutation().mutate('a'));
  await settle(() => mutation().retry());
  expect(sent.map(({ variables, key }) => [variables, key])).toEqual([
    ['a', 'key-1'],
    ['a', 'key-1'],
  ]);
  await settle(() => sentAt(0).answer('of the first'));
  expect(onSuccess).not.toHaveBeenCalled();
  await settle(() => sentAt(1).answer('of the second'));
  expect(onSuccess).toHaveBeenCalledOnce();
});

test.each([
  ['no answer came', noAnswer, 'key-1'],
  ['it was rejected', refused, 'key-2'],
])('a retry after a failure: %s', async (_, error, key) => {
  const { mutation, sentAt } = mount();
  await settle(() => mutation().mutate('a'));
  await settle(() => sentAt(0).fail(error()));
  expect(mutation().status).toBe('error');
  await settle(() => mutation().retry());
  expect([sentAt(1).variables, sentAt(1).key]).toEqual(['a', key]);
});

test('cancel stops waiting, and sending the same again uses the same key, because its outcome is unknown', async () => {
  const { mutation, sentAt, onError, onSettled } = mount();
  await settle(() => mutation().mutate('a'));
  await settle(() => mutation().cancel());
  expect(sentAt(0).signal.aborted).toBe(true);
  expect(mutation().error).toBeInstanceOf(WaitCancelledError);
  expect([onError.mock.calls.length, onSettled.mock.calls.length]).toEqual([1, 1]);
  await settle(() => mutation().mutate('a'));
  expect(sentAt(1).key).toBe('key-1');
});

test('an expired session is left to the session alert', async () => {
  const { mutation, sentAt, onError, onSettled, onErrorAfterUnmount, unmount } = mount();
  await settle(() => mutation().mutate('a'));
  await settle(() => sentAt(0).fail(new SessionExpiredError(call)));
  expect(mutation().error).toBeInstanceOf(SessionExpiredError);
  unmount();
  for (const callback of [onError, onSettled, onErrorAfterUnmount]) expect(callback).not.toHaveBeenCalled();
});

test('a slow call becomes a toast when its component unmounts, and is reported when it ends', async () => {
  const { mutation, sentAt, toastMessages, unmount, onSuccess } = mount();
  await settle(() => mutation().mutate('a'));
  await settle(() => vi.advanceTimersByTime(20_000));
  expect(toastMessages()).toEqual([]);
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(toastMessages()).toEqual(['Still waiting: a']);
  sentAt(0).answer('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(toastMessages()).toEqual([]);
  expect(onSuccess).toHaveBeenCalledWith('done', 'a', expect.objectContaining({ isMounted: false }));
});

test('a slow call is a toast unless the component shows its own notice', async () => {
  const { mutation, toastMessages } = mount({ slowNotice: 'toast' });
  await settle(() => mutation().mutate('a'));
  await settle(() => vi.advanceTimersByTime(10_000));
  expect(toastMessages()).toEqual(['Still waiting: a']);
});

test('a retry of an older call among several keeps its own key', async () => {
  const { mutation, sent, toasts } = mount({ slowNotice: 'toast', isConcurrent: true });
  await settle(() => mutation().mutate('a'));
  await settle(() => mutation().mutate('b'));
  await settle(() => vi.advanceTimersByTime(10_000));
  const retryOfFirst = toasts()[0]?.buttons?.find(({ label }) => label === 'Retry');
  await settle(() => retryOfFirst?.onAction());
  expect(sent.map(({ variables, key }) => [variables, key])).toEqual([
    ['a', 'key-1'],
    ['b', 'key-2'],
    ['a', 'key-1'],
  ]);
});

test('a visible error is reported when its component leaves the screen, unless it was dismissed', async () => {
  const { mutation, sentAt, unmount, onErrorAfterUnmount } = mount();
  const error = noAnswer();
  await settle(() => mutation().mutate('a'));
  await settle(() => sentAt(0).fail(error));
  expect(onErrorAfterUnmount).not.toHaveBeenCalled();
  unmount();
  expect(onErrorAfterUnmount).toHaveBeenCalledWith(error, 'a', expect.objectContaining({ isMounted: false }));

  const dismissed = mount();
  await settle(() => dismissed.mutation().mutate('a'));
  await settle(() => dismissed.sentAt(0).fail(error));
  await settle(() => dismissed.mutation().reset());
  dismissed.unmount();
  expect(dismissed.onErrorAfterUnmount).not.toHaveBeenCalled();
});

test('a retry after unmount is sent with the same key and leaves nothing in the cache', async () => {
  const { mutation, sentAt, unmount, onErrorAfterUnmount, onSuccess, mutations } = mount();
  await settle(() => mutation().mutate('a'));
  unmount();
  sentAt(0).fail(noAnswer());
  await vi.advanceTimersByTimeAsync(0);
  onErrorAfterUnmount.mock.calls[0]?.[2].retry();
  expect(sentAt(1).key).toBe('key-1');
  sentAt(1).answer('done');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(mutations()).toEqual([]);
});

test('stays pending until the work after a success is done', async () => {
  let finish = () => {};
  const { mutation, sentAt } = mount({ onSuccess: () => new Promise<void>((resolve) => (finish = resolve)) });
  await settle(() => mutation().mutate('a'));
  await settle(() => sentAt(0).answer('done'));
  expect(mutation()).toMatchObject({ isPending: true, startedAt: undefined });
  await settle(() => finish());
  expect(mutation().isPending).toBe(false);
});
