import { SessionExpiredError } from '@hub/api-client/http';
import type { AllOrders } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';

export type CollectingState =
  | { step: 'idle' }
  /** `since`: when the page was asked for that is awaited, ms since 1970. */
  | { step: 'fetching'; loaded: number; since: number }
  | { step: 'failed'; error: ErrorDescription };

export interface SelectAllMatching {
  collecting: CollectingState;
  /** Fetches every page; from the beginning when it is running already. */
  start(): void;
  /** Gives up, or takes away what is said of a failure. */
  cancel(): void;
}

/**
 * Reads every order that matches, page after page, before anything is promised about them (contract: "select all that
 * match" fetches every page before it prompts). Ends with its list, or with other filters.
 */
export function useSelectAllMatching(
  tab: TabNumber,
  filters: OrderFilters,
  onComplete: (every: AllOrders) => void,
): SelectAllMatching {
  const { client } = useOpenShop();
  const [collecting, setCollecting] = useState<CollectingState>({ step: 'idle' });
  const controllerRef = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    controllerRef.current?.abort();
    controllerRef.current = null;
    setCollecting({ step: 'idle' });
  }, []);

  const start = async () => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    const onProgress = (loaded: number) => {
      if (controllerRef.current === controller) setCollecting(fetchingState(loaded));
    };
    onProgress(0);
    try {
      const every = await client.orders.listAllOrders({ tab, filters }, { signal: controller.signal, onProgress });
      if (controllerRef.current !== controller) return;
      setCollecting({ step: 'idle' });
      onComplete(every);
    } catch (error) {
      if (controllerRef.current !== controller) return;
      setCollecting(
        error instanceof SessionExpiredError ? { step: 'idle' } : { step: 'failed', error: describeError(error) },
      );
    }
  };

  const listKey = JSON.stringify([tab, filters]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not read here, but what was asked for is another list then
  useEffect(() => cancel, [listKey, cancel]);

  return { collecting, start: () => void start(), cancel };
}

function fetchingState(loaded: number): CollectingState {
  return { step: 'fetching', loaded, since: Date.now() };
}
