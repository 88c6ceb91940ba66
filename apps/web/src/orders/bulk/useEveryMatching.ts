import { SessionExpiredError } from '@hub/api-client/http';
import type { EveryOrder } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { describeError, type ErrorWords } from '../../shared/describeError.ts';

export type Collecting =
  | { step: 'idle' }
  /** `since`: when the page was asked for that is awaited, ms since 1970. */
  | { step: 'fetching'; loaded: number; since: number }
  | { step: 'failed'; words: ErrorWords };

export interface EveryMatching {
  collecting: Collecting;
  /** Fetches every page; from the beginning when it is running already. */
  start(): void;
  /** Gives up, or takes away what is said of a failure. */
  cancel(): void;
}

/**
 * Reads every order that matches, page after page, before anything is promised about them (contract: "select all that
 * match" fetches every page before it prompts). Ends with its list, or with other filters.
 */
export function useEveryMatching(
  tab: TabNumber,
  filters: OrderFilters,
  onComplete: (every: EveryOrder) => void,
): EveryMatching {
  const { client } = useOpenShop();
  const [collecting, setCollecting] = useState<Collecting>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setCollecting({ step: 'idle' });
  }, []);

  const start = async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const onProgress = (loaded: number) => {
      if (running.current === control) setCollecting(fetching(loaded));
    };
    onProgress(0);
    try {
      const every = await client.orders.listEveryOrder({ tab, filters }, { signal: control.signal, onProgress });
      if (running.current !== control) return;
      setCollecting({ step: 'idle' });
      onComplete(every);
    } catch (error) {
      if (running.current !== control) return;
      setCollecting(
        error instanceof SessionExpiredError ? { step: 'idle' } : { step: 'failed', words: describeError(error) },
      );
    }
  };

  const question = JSON.stringify([tab, filters]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not read here, but what was asked for is another list then
  useEffect(() => cancel, [question, cancel]);

  return { collecting, start: () => void start(), cancel };
}

function fetching(loaded: number): Collecting {
  return { step: 'fetching', loaded, since: Date.now() };
}
