import { createWorkflowsClient } from '@hub/api-client/workflows';
import { canView, sections } from '@hub/domain/permissions';
import { explainWorkflows } from '@hub/domain/workflows';
import { OrderExplanation } from '@hub/ui/workflows';
import { useMemo } from 'react';
import { workflowPaths } from '../../address/workflowPaths.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';

/** The list of all workflows. */
const paths = workflowPaths('/app/workflows/allworkflows');

export interface LoadedExplanationProps {
  orderId: string;
  /** When the order was placed, ISO 8601; null when unknown. */
  createdAt: string | null;
}

/** Loads why each workflow ran on an order or did not. */
export function LoadedExplanation({ orderId, createdAt }: LoadedExplanationProps) {
  const { shop, client, access, timeZone } = useOpenShop();
  const workflows = useMemo(() => createWorkflowsClient(client), [client]);
  const explanation = useLoadable({
    queryKey: orderKeys.explanation(shop, orderId),
    queryFn: ({ signal }) => workflows.explain(orderId, { signal }),
  });
  return (
    <OrderExplanation
      explanation={mapLoadable(explanation, ({ runs, now, closedBecause }) => ({
        reasons: explainWorkflows({ runs, now }, createdAt),
        closedBecause,
      }))}
      workflowPath={canView(access, sections.workflows) ? paths.edit : null}
      timeZone={timeZone}
    />
  );
}
