import { conditionProblem, type WorkflowContext, type WorkflowDefinition } from '@hub/domain/workflows';
import type { Loadable } from '@hub/ui/data';
import type { MatchedOrders } from '@hub/ui/workflows';
import { useEffect, useState } from 'react';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

/** Number of newest orders to examine. */
const examinedOrders = 2_000;

/** Time without a change before the server is asked, ms. */
const settleMs = 500;

interface WorkflowPreviewState {
  /** `null`: the conditions were never complete. */
  preview: Loadable<MatchedOrders> | null;
  /** It answers conditions that have changed since. */
  isOutdated: boolean;
}

type Conditions = Pick<WorkflowDefinition, 'match' | 'groups'>;

/**
 * Orders that the conditions match, requested once they are complete and unchanged for a moment; a change aborts a
 * pending request.
 */
export function useWorkflowPreview(definition: WorkflowDefinition, context: WorkflowContext): WorkflowPreviewState {
  const { shop } = useOpenShop();
  const client = useWorkflowsClient();
  const { match, groups } = definition;
  const conditions: Conditions = { match, groups: groups.filter((group) => group.conditions.length > 0) };
  const isComplete = groups.every((group) =>
    group.conditions.every((condition) => conditionProblem(condition, context) === null),
  );
  const key = JSON.stringify(conditions);
  const [debounced, setDebounced] = useState<{ key: string; conditions: Conditions } | null>(
    isComplete ? { key, conditions } : null,
  );

  useEffect(() => {
    if (!isComplete || debounced?.key === key) return;
    const timer = setTimeout(() => setDebounced({ key, conditions: JSON.parse(key) as Conditions }), settleMs);
    return () => clearTimeout(timer);
  }, [isComplete, debounced?.key, key]);

  const preview = useLoadable({
    queryKey: workflowKeys.preview(shop, debounced?.key ?? null),
    queryFn: ({ signal }) =>
      client.preview(
        { name: '', trigger: definition.trigger, actions: [], ...(debounced?.conditions ?? conditions) },
        { signal, orders: examinedOrders },
      ),
    enabled: debounced !== null,
  });
  return { preview: debounced === null ? null : preview, isOutdated: debounced !== null && debounced.key !== key };
}
