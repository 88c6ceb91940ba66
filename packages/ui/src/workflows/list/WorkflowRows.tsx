import { moveWorkflow, movedText, type Workflow, workflowScreenTexts } from '@hub/domain/workflows';
import { useState } from 'react';
import { ReorderList } from '../../actions/ReorderList.tsx';
import screenReader from '../../layout/screenReader.module.css';
import type { ListedWorkflows, SwitchRefusal, WorkflowPaths } from './ListedWorkflows.ts';
import { WorkflowRow } from './WorkflowRow.tsx';

/** Props that the rows get from their screen. */
export interface WorkflowRowActions {
  /** Paths of the workflow screens. */
  paths: WorkflowPaths;
  /** Why this person cannot change workflows; null when they can. */
  disabledReason: string | null;
  /** Ids of workflows being switched or deleted. */
  busy: ReadonlySet<string>;
  /** By workflow id. */
  refusals: ReadonlyMap<string, SwitchRefusal>;
  /** Path where the plan can be changed; null without permission. */
  upgradePath: string | null;
  /** The current time, to show ages. */
  now: Date;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** Switches a workflow on or off; saved at once. */
  onSwitch: (workflow: Workflow, isOn: boolean) => void;
  /** Called with all ids in the new order. */
  onReorder: (workflowIds: readonly string[]) => void;
  /** Deletes a workflow, with undo. */
  onDelete: (workflow: Workflow) => void;
}

export interface WorkflowRowsProps extends WorkflowRowActions {
  /** All workflows, with the context for their wording. */
  list: ListedWorkflows;
  /** The workflows to show. */
  shown: readonly Workflow[];
}

/** Workflows in run order. */
export function WorkflowRows({ list, shown, disabledReason, ...props }: WorkflowRowsProps) {
  const [announcement, setAnnouncement] = useState('');
  const ids = shown.map(({ workflowId }) => workflowId);

  const move = (from: number, to: number) => {
    const workflow = shown[from];
    if (!workflow) return;
    setAnnouncement(movedText(workflow.name, to + 1, shown.length));
    const all = list.workflows.map(({ workflowId }) => workflowId);
    props.onReorder(moveWorkflow(all, ids, from, to));
  };

  return (
    <>
      <ReorderList
        label={workflowScreenTexts.list.title}
        items={shown}
        idOf={({ workflowId }) => workflowId}
        nameOf={({ name }) => name}
        isEditable={disabledReason === null}
        onMove={move}
      >
        {(workflow, _index, order) => (
          <WorkflowRow
            workflow={workflow}
            context={list.context}
            order={order}
            paths={props.paths}
            disabledReason={disabledReason}
            isBusy={props.busy.has(workflow.workflowId)}
            refusal={props.refusals.get(workflow.workflowId) ?? null}
            upgradePath={props.upgradePath}
            now={props.now}
            timeZone={props.timeZone}
            onSwitch={(isOn) => props.onSwitch(workflow, isOn)}
            onDelete={() => props.onDelete(workflow)}
          />
        )}
      </ReorderList>
      <div role="status" className={screenReader.only}>
        {announcement}
      </div>
    </>
  );
}
