import { editDisabledReason, sections } from '@hub/domain/permissions';
import { workflowScreenTexts } from '@hub/domain/workflows';
import { shownValue } from '@hub/ui/data';
import { WorkflowNotice, type WorkflowPaths, WorkflowVersionsScreen } from '@hub/ui/workflows';
import { useState } from 'react';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useSaveWorkflow } from '../builder/useSaveWorkflow.ts';
import { useWorkflowList } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

/** All versions of a workflow; restoring one saves it as a new version. */
export function WorkflowVersionsTab({ workflowId, paths }: { workflowId: string; paths: WorkflowPaths }) {
  const { shop, access, timeZone } = useOpenShop();
  const client = useWorkflowsClient();
  const loaded = useWorkflowList();
  const list = shownValue(loaded);
  const versions = useLoadable({
    queryKey: workflowKeys.versions(shop, workflowId),
    queryFn: ({ signal }) => client.versions(workflowId, { signal }),
  });
  const [isOutdated, setOutdated] = useState(false);
  const saving = useSaveWorkflow((result) => setOutdated(result.type === 'outdated'));
  const { versions: texts } = workflowScreenTexts;
  if (list === null) return <WorkflowNotice loadable={loaded} title={texts.title} paths={paths} />;
  return (
    <WorkflowVersionsScreen
      versions={mapLoadable(versions, (all) => ({ versions: all, context: list.context }))}
      workflowId={workflowId}
      paths={paths}
      timeZone={timeZone}
      disabledReason={editDisabledReason(access, sections.workflows)}
      isRestoring={saving.isPending}
      failure={saving.failure ?? (isOutdated ? { message: texts.outdated } : null)}
      onRestore={({ name, trigger, match, groups, actions }, newest) => {
        setOutdated(false);
        const isActive = list.workflows.some((workflow) => workflow.workflowId === workflowId && workflow.isActive);
        saving.save({
          base: { ...newest, isActive },
          definition: { name, trigger, match, groups, actions },
          switchOn: false,
        });
      }}
    />
  );
}
