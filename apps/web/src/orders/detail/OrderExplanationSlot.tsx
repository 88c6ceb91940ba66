import { orderScreenTexts } from '@hub/domain/orders';
import { ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { WorkflowReasonsToggle } from '@hub/ui/orders';
import { lazy, Suspense } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { LoadedExplanationProps } from './LoadedExplanation.tsx';

const LoadedExplanation = lazy(async () => ({
  default: (await import('./LoadedExplanation.tsx')).LoadedExplanation,
}));

/** Why each workflow ran on an order or did not; nothing where the server has no workflows. Loaded when it is opened. */
export function OrderExplanationSlot(props: LoadedExplanationProps) {
  const { info } = useOpenShop();
  if (!info.capabilities.includes('workflows')) return null;
  return (
    <WorkflowReasonsToggle>
      <ErrorBoundary name={orderScreenTexts.workflows} resetKey={props.orderId}>
        <Suspense fallback={<SkeletonList rows={2} rowHeight={72} label={orderScreenTexts.loadingWorkflows} />}>
          <LoadedExplanation {...props} />
        </Suspense>
      </ErrorBoundary>
    </WorkflowReasonsToggle>
  );
}
