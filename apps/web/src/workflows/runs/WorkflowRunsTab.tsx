import { shownValue } from '@hub/ui/data';
import { type WorkflowPaths, WorkflowRunsScreen } from '@hub/ui/workflows';
import { useOrderPath } from '../../orders/list/useOrderPath.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useWorkflowList } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

interface WorkflowRunsTabProps {
  paths: WorkflowPaths;
  /** `null`: runs of all workflows. */
  workflowId: string | null;
  /** Runs before this one; `null`: the newest. */
  before: string | null;
}

/** Recorded runs of one workflow or of all, page by page. */
export function WorkflowRunsTab({ paths, workflowId, before }: WorkflowRunsTabProps) {
  const { shop, timeZone } = useOpenShop();
  const client = useWorkflowsClient();
  const list = shownValue(useWorkflowList());
  const runs = useLoadable({
    queryKey: workflowKeys.runs(shop, workflowId, before),
    queryFn: ({ signal }) =>
      client.runs({ ...(workflowId !== null && { workflowId }), ...(before !== null && { before }) }, { signal }),
  });
  const orderPath = useOrderPath();
  const name =
    list?.workflows.find((workflow) => workflow.workflowId === workflowId)?.name ??
    shownValue(runs)?.runs[0]?.workflowName ??
    '';
  const path = paths.runs(workflowId);
  return (
    <WorkflowRunsScreen
      runs={runs}
      workflow={workflowId === null ? null : { workflowId, name }}
      paths={paths}
      timeZone={timeZone}
      orderPath={orderPath}
      newestPath={before === null ? null : path}
      olderPath={(runId) => `${path}&${new URLSearchParams({ before: runId })}`}
    />
  );
}
