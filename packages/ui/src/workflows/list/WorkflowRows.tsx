import { moveWorkflow, movedText, type Workflow, workflowScreenTexts } from '@hub/domain/workflows';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDragOrder } from '../../actions/useDragOrder.ts';
import screenReader from '../../layout/screenReader.module.css';
import type { ListedWorkflows, SwitchRefusal, WorkflowPaths } from './ListedWorkflows.ts';
import { WorkflowRow } from './WorkflowRow.tsx';
import styles from './WorkflowRows.module.css';

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

/** Workflows in the order in which they run. A handle or buttons move them; the buttons keep the focus. */
export function WorkflowRows({ list, shown, disabledReason, ...props }: WorkflowRowsProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const focusAfterMove = useRef<{ workflowId: string; direction: 'up' | 'down' } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = shown.map(({ workflowId }) => workflowId);

  const move = (from: number, to: number) => {
    const workflow = shown[from];
    if (!workflow) return;
    setAnnouncement(movedText(workflow.name, to + 1, shown.length));
    const all = list.workflows.map(({ workflowId }) => workflowId);
    props.onReorder(moveWorkflow(all, ids, from, to));
  };
  const { dragged, handleProps } = useDragOrder(listRef, move);

  // A row loses the focus when it moves in the document.
  useLayoutEffect(() => {
    const target = focusAfterMove.current;
    focusAfterMove.current = null;
    if (target === null) return;
    const row = [...(listRef.current?.children ?? [])].find(
      (item) => item instanceof HTMLElement && item.dataset.id === target.workflowId,
    );
    row?.querySelector<HTMLElement>(`[data-direction="${target.direction}"]`)?.focus();
  });

  return (
    <>
      <ol ref={listRef} className={styles.list} aria-label={workflowScreenTexts.list.title}>
        {shown.map((workflow, index) => {
          const { workflowId } = workflow;
          return (
            <li
              key={workflowId}
              data-id={workflowId}
              className={styles.item}
              data-dragged={dragged?.from === index || undefined}
              data-drop={dropSide(dragged, index)}
            >
              <WorkflowRow
                workflow={workflow}
                context={list.context}
                index={index}
                count={shown.length}
                paths={props.paths}
                disabledReason={disabledReason}
                isBusy={props.busy.has(workflowId)}
                refusal={props.refusals.get(workflowId) ?? null}
                upgradePath={props.upgradePath}
                now={props.now}
                timeZone={props.timeZone}
                handleProps={handleProps(index)}
                onSwitch={(isOn) => props.onSwitch(workflow, isOn)}
                onMove={(to) => {
                  focusAfterMove.current = { workflowId, direction: to < index ? 'up' : 'down' };
                  move(index, to);
                }}
                onDelete={() => props.onDelete(workflow)}
              />
            </li>
          );
        })}
      </ol>
      <div role="status" className={screenReader.only}>
        {announcement}
      </div>
    </>
  );
}

/** The side of a row where the dragged row would be dropped. */
function dropSide(dragged: { from: number; to: number } | null, index: number): 'above' | 'below' | undefined {
  if (dragged === null || dragged.to === dragged.from || dragged.to !== index) return undefined;
  return dragged.to < dragged.from ? 'above' : 'below';
}
