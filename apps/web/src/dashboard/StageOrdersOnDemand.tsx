import { RenderBoundary, SkeletonList } from '@hub/ui/shared';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';

const load = () => import('../orders/StageOrders.tsx');

const StageOrders = lazy(async () => ({ default: (await load()).StageOrders }));

/**
 * The orders of an open card. Lists and all that can be done to their orders come in a file of their own, because every
 * card is closed at first.
 */
export function StageOrdersOnDemand(props: ComponentProps<typeof StageOrders>) {
  const { reload } = useAppEnvironment();
  return (
    <RenderBoundary name="The list of orders" onReload={reload}>
      <Suspense fallback={<SkeletonList label="Loading orders" />}>
        <StageOrders {...props} />
      </Suspense>
    </RenderBoundary>
  );
}

/** Fetches the file once the figures are there, so that opening a card waits for its orders only. */
export function useStageOrdersBeforehand(ready: boolean): void {
  useEffect(() => {
    // Without it the card itself fetches the file, and its boundary says what went wrong.
    if (ready) load().catch(() => undefined);
  }, [ready]);
}
