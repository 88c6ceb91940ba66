import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

/** No request is ever timed out (§9); after this long the screen says that it still waits (contract). Milliseconds. */
export const patienceMs = 10_000;

export interface SlowQueries {
  /** True while any question has waited for longer than `patienceMs`. */
  waiting: boolean;
  /** Gives the slow ones up; what they would have refreshed stays. */
  cancel(): void;
  /** Gives the slow ones up and asks again. */
  retry(): void;
}

/** Watches every question that any screen has asked, so that no screen can forget to say that it still waits. */
export function useSlowQueries(): SlowQueries {
  const client = useQueryClient();
  const [slow, setSlow] = useState<ReadonlySet<string>>(nothing);
  useEffect(() => watchSlowQueries(client, setSlow), [client]);

  return useMemo(() => {
    const isSlow = (query: Query) => slow.has(query.queryHash);
    return {
      waiting: slow.size > 0,
      cancel: () => void client.cancelQueries({ predicate: isSlow }),
      retry: () => void client.cancelQueries({ predicate: isSlow }).then(() => client.refetchQueries({ predicate: isSlow })),
    };
  }, [client, slow]);
}

const nothing: ReadonlySet<string> = new Set();

/** Tells the hashes of the slow questions each time they change; returns how to stop. */
function watchSlowQueries(client: QueryClient, tell: (slow: ReadonlySet<string>) => void): () => void {
  const cache = client.getQueryCache();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const slow = new Set<string>();

  const start = ({ queryHash }: Query) => {
    settle(queryHash);
    const timer = setTimeout(() => {
      slow.add(queryHash);
      tell(new Set(slow));
    }, patienceMs);
    timers.set(queryHash, timer);
  };
  const settle = (queryHash: string) => {
    clearTimeout(timers.get(queryHash));
    timers.delete(queryHash);
    if (slow.delete(queryHash)) tell(slow.size === 0 ? nothing : new Set(slow));
  };

  // A screen below this one may have asked before this effect ran.
  for (const query of cache.getAll()) if (query.state.fetchStatus === 'fetching') start(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'removed') settle(event.query.queryHash);
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') start(event.query);
    else if (event.query.state.fetchStatus === 'idle') settle(event.query.queryHash);
  });
  return () => {
    unsubscribe();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
