import type { Workflow } from '@hub/domain/workflows';
import { ApplyDialog, type OpenMatches } from '@hub/ui/workflows';
import { shownValue } from '@hub/ui/data';
import { useState } from 'react';
import { useOrderPath } from '../../orders/list/useOrderPath.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';
import { useApplyWorkflow } from './useApplyWorkflow.ts';

interface ApplySlotProps {
  workflow: Workflow;
  onClose(): void;
}

/** Finds all open orders that a workflow matches, and applies it to the chosen ones. */
export function ApplySlot({ workflow, onClose }: ApplySlotProps) {
  const { shop, timeZone } = useOpenShop();
  const client = useWorkflowsClient();
  const { workflowId, version } = workflow;
  const application = useApplyWorkflow();
  const loaded = mapLoadable(
    useLoadable({
      queryKey: workflowKeys.openMatches(shop, workflowId, version),
      queryFn: ({ signal }) => client.preview(workflow, { signal, onlyOpen: true }),
    }),
    ({ all, orders }): OpenMatches => ({ all, orders: orders.filter(({ isOpen }) => isOpen) }),
  );
  // As first loaded: once they are changed, fewer match.
  const [matches, setMatches] = useState<OpenMatches | null>(null);
  const fresh = loaded.state === 'ready' && loaded.isRefreshing !== true ? shownValue(loaded) : null;
  if (matches === null && fresh !== null) setMatches(fresh);
  const orderPath = useOrderPath();
  return (
    <ApplyDialog
      name={workflow.name}
      matches={matches === null ? loaded : { state: 'ready', value: matches }}
      timeZone={timeZone}
      orderPath={orderPath}
      results={application.results}
      left={application.left}
      isSending={application.isPending}
      sending={application.sending}
      failure={application.failure}
      onApply={(orderIds) => application.apply({ workflowId, orderIds })}
      onResume={application.resume}
      onStop={application.stop}
      onClose={onClose}
    />
  );
}
