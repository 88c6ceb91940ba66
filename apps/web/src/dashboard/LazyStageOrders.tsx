import { ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

const loadStageOrders = () => import('../orders/list/StageOrders.tsx');

const StageOrders = lazy(async () => ({ default: (await loadStageOrders()).StageOrders }));

/**
 * The orders of an open card. Lists and all that can be done to their orders come in a file of their own, because every
 * card is closed at first.
 */
export function LazyStageOrders(props: ComponentProps<typeof StageOrders>) {
  const { reload } = useAppEnvironment();
  return (
    <ErrorBoundary name="The list of orders" onReload={reload}>
      <Suspense fallback={<SkeletonList label="Loading orders" />}>
        <StageOrders {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fetches the file once the figures are there, so that opening a card waits for its orders only. */
export function usePreloadStageOrders(isReady: boolean): void {
  useEffect(() => {
    // Without it the card itself fetches the file, and its boundary says what went wrong.
    if (isReady) loadStageOrders().catch(() => undefined);
  }, [isReady]);
}
