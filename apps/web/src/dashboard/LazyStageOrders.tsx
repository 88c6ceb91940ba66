import { ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

const loadStageOrders = () => import('../orders/list/StageOrders.tsx');

const StageOrders = lazy(async () => ({ default: (await loadStageOrders()).StageOrders }));

/** The orders of an open card, in a file of their own, because all cards are closed at first. */
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

/** Preloads the file once the stats are loaded, so that opening a card waits for its orders only. */
export function usePreloadStageOrders(isReady: boolean): void {
  useEffect(() => {
    // The card loads the file itself then, and its boundary shows the error.
    if (isReady) loadStageOrders().catch(() => undefined);
  }, [isReady]);
}
