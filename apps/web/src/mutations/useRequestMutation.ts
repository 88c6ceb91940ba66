import {
  SessionExpiredError,
  createIdempotencyKeys,
  createRetryableRequest,
  isRetrySafe,
  type RequestAttempt,
  type RetryableRequest,
} from '@hub/api-client/http';
import { hashKey, type MutationKey, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShopState } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { showSlowToast } from './showSlowToast.ts';
import { useIsMountedRef } from './useIsMountedRef.ts';

/** What `send` gets besides the variables. */
export interface RequestContext<P> extends RequestAttempt<P> {
  /** One per intent: reused by a retry, and for the same content after an unknown outcome. */
  readonly idempotencyKey: string;
}

export interface SettledContext {
  /** Whether the component that sent it is still mounted; if not, a toast reports the outcome. */
  isMounted: boolean;
  /** Sends the same variables again. */
  retry(): void;
}

/** The hook's variables in the mutation cache. */
export interface RequestVariables<V, T = unknown, P = unknown> {
  variables: V;
  request: RetryableRequest<T, P>;
}

export interface RequestMutationOptions<V, T, P = never> {
  mutationKey: MutationKey;
  send(variables: V, context: RequestContext<P>): Promise<T>;
  /** For variables with their own intent key, such as one created with the prompt. */
  idempotencyKey?(variables: V): string;
  /** Names the intent when one hook sends several in parallel; the mutation key by default. */
  intentName?(variables: V): string;
  /** Text of the toast that appears after ten seconds; no toast when absent. */
  slowText?(variables: V): string;
  /** 'inline': the component shows `startedAt` itself, and the toast appears once it has unmounted. */
  slowNotice?: 'inline' | 'toast';
  /** By default, nothing is sent while the previous request is pending. */
  isConcurrent?: boolean;
  /** Like `onError` and `onSettled`, also called after unmount. A promise keeps the mutation pending. */
  onSuccess?(data: T, variables: V, context: SettledContext): Promise<unknown> | void;
  /** Not called for an expired session, which the session alert reports; `error` is still set. */
  onError?(error: unknown, variables: V, context: SettledContext): Promise<unknown> | void;
  /** Called after both, except for an expired session: reloading would only fail again. */
  onSettled?(variables: V): Promise<unknown> | void;
  /** No component can show the error: it came after unmount, or its component left the screen. */
  onErrorAfterUnmount?(error: unknown, variables: V, context: SettledContext): void;
}

export interface RequestMutation<V, T, P = never> {
  status: 'idle' | 'pending' | 'error' | 'success';
  isPending: boolean;
  data: T | undefined;
  error: unknown;
  /** Variables of the newest request. */
  variables: V | undefined;
  /** While pending: when it was sent or last made progress, ms since 1970. */
  startedAt: number | undefined;
  progress: P | undefined;
  mutate(variables: V): void;
  /** While pending, aborts the hanging call and sends it again; otherwise sends the newest variables again. */
  retry(): void;
  /** Stops waiting: the mutation fails with WaitCancelledError. */
  cancel(): void;
  /** Clears the outcome. */
  reset(): void;
}

/** Time that a settled mutation stays in the cache without observers, ms: its variables may hold secrets. */
const gcTime = 1_000;

/**
 * A `useMutation` whose request has no timeout and can be retried and canceled while it waits. The result's functions
 * are stable.
 */
export function useRequestMutation<V, T, P = never>(
  options: RequestMutationOptions<V, T, P>,
): RequestMutation<V, T, P> {
  const { toasts, newId } = useAppEnvironment();
  const { openShop } = useShopState();
  const isSafe = openShop !== null && isRetrySafe(openShop.info);
  const isMounted = useIsMountedRef();
  const [keys] = useState(() => createIdempotencyKeys(newId));
  const pending = useRef(new Map<RetryableRequest<T, P>, V>());
  const newest = useRef<RequestVariables<V, T, P> | null>(null);
  const shownError = useRef<{ error: unknown; variables: V } | null>(null);
  const latest = useRef({ ...options, isSafe });
  useEffect(() => {
    latest.current = { ...options, isSafe };
  });

  const intentOf = (variables: V) => options.intentName?.(variables) ?? hashKey(options.mutationKey);
  const contextFor = (variables: V): SettledContext => ({
    isMounted: isMounted.current,
    retry: () => mutate(variables),
  });
  const {
    mutate: execute,
    reset: forget,
    ...mutation
  } = useMutation<T, unknown, RequestVariables<V, T, P>>({
    mutationKey: options.mutationKey,
    mutationFn: ({ request }) => request.result,
    gcTime,
    onSuccess(data, { variables }) {
      keys.complete(intentOf(variables));
      return options.onSuccess?.(data, variables, contextFor(variables));
    },
    onError(error, { variables }) {
      keys.fail(intentOf(variables), error);
      if (error instanceof SessionExpiredError) return undefined;
      if (isMounted.current) shownError.current = { error, variables };
      else options.onErrorAfterUnmount?.(error, variables, contextFor(variables));
      return options.onError?.(error, variables, contextFor(variables));
    },
    onSettled: (_, error, { variables }) =>
      error instanceof SessionExpiredError ? undefined : options.onSettled?.(variables),
  });

  const mutate = useCallback(
    (variables: V) => {
      const { send, idempotencyKey, intentName, mutationKey, slowText, slowNotice, isConcurrent } = latest.current;
      if (!isConcurrent && pending.current.size > 0) return;
      let key: string | undefined;
      const readKey = () =>
        (key ??=
          idempotencyKey?.(variables) ?? keys.keyFor(intentName?.(variables) ?? hashKey(mutationKey), variables));
      const request = createRetryableRequest<T, P>((attempt) => send(variables, withKey(attempt, readKey)));
      shownError.current = null;
      pending.current.set(request, variables);
      request.subscribe(() => !request.getState().isPending && pending.current.delete(request));
      if (slowText && (slowNotice === 'toast' || !isMounted.current))
        showSlowToast(request, toasts, slowText(variables), latest.current.isSafe);
      newest.current = { variables, request };
      execute(newest.current);
      // An unmounted hook would keep the mutation in the cache forever.
      if (!isMounted.current) forget();
    },
    [execute, forget, isMounted, keys, toasts],
  );
  const retry = useCallback(() => {
    const { variables, request } = newest.current ?? {};
    if (request?.getState().isPending) request.retry();
    else if (variables !== undefined) mutate(variables);
  }, [mutate]);
  const cancel = useCallback(() => newest.current?.request.cancel(), []);
  const reset = useCallback(() => {
    shownError.current = null;
    forget();
  }, [forget]);

  useEffect(() => {
    const requests = pending.current;
    return () => {
      const { slowText, slowNotice, onErrorAfterUnmount, isSafe: isSafeNow } = latest.current;
      if (slowText && slowNotice !== 'toast')
        for (const [request, variables] of requests) showSlowToast(request, toasts, slowText(variables), isSafeNow);
      if (shownError.current === null) return;
      const { error, variables } = shownError.current;
      onErrorAfterUnmount?.(error, variables, { isMounted: false, retry: () => mutate(variables) });
    };
  }, [mutate, toasts]);

  const request = mutation.variables?.request;
  const state = useSyncExternalStore(request?.subscribe ?? subscribeToNothing, request?.getState ?? readNothing);
  const isWaiting = mutation.isPending && state?.isPending === true;
  return {
    status: mutation.status,
    isPending: mutation.isPending,
    data: mutation.data,
    // The mutation itself fails only once its callbacks are done.
    error: mutation.error ?? state?.error ?? null,
    variables: mutation.variables?.variables,
    startedAt: isWaiting ? state.startedAt : undefined,
    progress: isWaiting ? state.progress : undefined,
    mutate,
    retry,
    cancel,
    reset,
  };
}

/** Creates the key when `send` reads it: a call that only reads has none. */
function withKey<P>(attempt: RequestAttempt<P>, readKey: () => string): RequestContext<P> {
  return {
    ...attempt,
    get idempotencyKey() {
      return readKey();
    },
  };
}

const subscribeToNothing = () => () => {};
const readNothing = () => undefined;
