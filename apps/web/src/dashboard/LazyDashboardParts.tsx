import { filterTexts } from '@hub/domain/dashboard';
import { ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import type * as dashboardParts from './dashboardParts.ts';

type Parts = typeof dashboardParts;

const loadParts = () => import('./dashboardParts.ts');

const StageOrders = lazy(async () => ({ default: (await loadParts()).StageOrders }));
// An opened card already says that the file cannot be loaded.
const AttentionSlot = lazyOrNothing('AttentionSlot');
const HealthSlot = lazyOrNothing('HealthSlot');
const OutsidePeriodSlot = lazyOrNothing('OutsidePeriodSlot');

function lazyOrNothing<Name extends 'AttentionSlot' | 'HealthSlot' | 'OutsidePeriodSlot'>(name: Name) {
  return lazy<Parts[Name]>(async () => ({ default: (await loadParts().catch(() => null))?.[name] ?? (() => <></>) }));
}

/** The orders of an open card. */
export function LazyStageOrders(props: ComponentProps<Parts['StageOrders']>) {
  const { reload } = useAppEnvironment();
  return (
    <ErrorBoundary name={filterTexts.orderList} onReload={reload}>
      <Suspense fallback={<SkeletonList label={filterTexts.loadingOrders} />}>
        <StageOrders {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The strip of what needs a person. */
export function LazyAttention() {
  return (
    <Suspense>
      <AttentionSlot />
    </Suspense>
  );
}

/** Health of the store and of each 3PL. */
export function LazyHealth() {
  return (
    <Suspense>
      <HealthSlot />
    </Suspense>
  );
}

/** Number of orders that the period leaves out of a card. */
export function LazyOutsidePeriod(props: ComponentProps<Parts['OutsidePeriodSlot']>) {
  return (
    <Suspense>
      <OutsidePeriodSlot {...props} />
    </Suspense>
  );
}

/** Preloads the file once the stats are loaded, so that an opened card only waits for its orders. */
export function usePreloadDashboardParts(isReady: boolean): void {
  useEffect(() => {
    // The card then loads the file itself, and its boundary shows the error.
    if (isReady) loadParts().catch(() => undefined);
  }, [isReady]);
}
