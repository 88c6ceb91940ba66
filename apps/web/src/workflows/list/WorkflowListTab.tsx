import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import type { WorkflowKind, Workflow } from '@hub/domain/workflows';
import { shownValue } from '@hub/ui/data';
import { WorkflowListScreen, type WorkflowPaths } from '@hub/ui/workflows';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { billingPath } from '../billingPath.ts';
import { useWorkflowList } from '../useWorkflowList.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useWorkflowDeletion } from './useWorkflowDeletion.ts';
import { useWorkflowOrder } from './useWorkflowOrder.ts';
import { useWorkflowSwitch } from './useWorkflowSwitch.ts';

/** The list of workflows, of one kind or of all. */
export function WorkflowListTab({
  paths,
  kind,
  ...screen
}: ScreenProps & { paths: WorkflowPaths; kind: WorkflowKind | null }) {
  const { access, timeZone } = useOpenShop();
  const now = useCurrentMinute();
  const loaded = useWorkflowList();
  const { switchTo, pending, refusals } = useWorkflowSwitch();
  const order = useWorkflowOrder();
  const deletion = useWorkflowDeletion();
  const value = shownValue(loaded);
  const isAtLimit =
    value !== null &&
    value.activeLimit !== null &&
    value.workflows.filter(({ isActive }) => isActive).length >= value.activeLimit;
  return (
    <WorkflowListScreen
      pageHeader={usePageHeader(screen)}
      list={mapLoadable(loaded, (list) => ({ ...list, workflows: inOrder(list.workflows, order.ids) }))}
      kind={kind}
      paths={paths}
      disabledReason={editDisabledReason(access, sections.workflows)}
      busy={deletion.pendingId === null ? pending : new Set(pending).add(deletion.pendingId)}
      refusals={refusals}
      upgradePath={canView(access, sections.settings) ? billingPath : null}
      now={now}
      timeZone={timeZone}
      onSwitch={(workflow, isActive) => switchTo({ workflow, isActive, isAtLimit })}
      onReorder={order.reorder}
      onDelete={(workflow) =>
        deletion.remove({ workflow, order: value?.workflows.map(({ workflowId }) => workflowId) ?? [] })
      }
    />
  );
}

/** Workflows in the order of the ids; unchanged for `null`, or for other workflows' ids. */
function inOrder(workflows: readonly Workflow[], ids: readonly string[] | null): readonly Workflow[] {
  if (ids === null) return workflows;
  const byId = new Map(workflows.map((workflow) => [workflow.workflowId, workflow]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === workflows.length ? ordered : workflows;
}
