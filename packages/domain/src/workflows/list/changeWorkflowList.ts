import { message, type Words } from '../../messages/Message.ts';
import type { SaveDecision } from '../../shared/calls/SavedVersion.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { checkWorkflow, workflowLimits } from '../definition/checkWorkflow.ts';
import { withTagRenamedIn } from '../definition/tagUses.ts';
import type { Workflow, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import { activationRefusal } from '../definition/workflowPlan.ts';

/** A requested save. */
export interface WorkflowSave {
  /** `null` for a new workflow. */
  workflowId: string | null;
  /** The edited version; `null` for a new workflow. */
  baseVersion: number | null;
  definition: WorkflowDefinition;
}

/** Why a change to the list was refused; `null` when it was done. 'unknown': there is no such workflow. */
export type ListChange = { refusal: Words | null } | 'unknown';

/** Decides a save against the shop's workflows. A new workflow is off and takes the id in `by`. */
export function decideSave(
  save: WorkflowSave,
  list: readonly Workflow[],
  context: WorkflowContext,
  by: { newId: string; savedAt: IsoTime; savedBy: string },
): SaveDecision<Workflow, Workflow | null> {
  const { workflowId, definition } = save;
  const before = workflowId === null ? undefined : list.find((workflow) => workflow.workflowId === workflowId);
  if (workflowId !== null && before === undefined)
    return { type: 'outdated', current: null, message: message('workflows.deleted') };
  if (before !== undefined && before.version !== save.baseVersion)
    return {
      type: 'outdated',
      current: before,
      message: message('workflows.newer', { person: String(before.savedBy) }),
    };
  const refusal = before === undefined ? addRefusal(list) : null;
  if (refusal !== null) return { type: 'refused', message: refusal };
  const otherNames = list.filter((workflow) => workflow !== before).map(({ name }) => name);
  const [problem] = checkWorkflow(definition, context, otherNames);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const saved: Workflow = {
    ...definition,
    name: definition.name.trim(),
    workflowId: before?.workflowId ?? by.newId,
    version: (before?.version ?? 0) + 1,
    isActive: before?.isActive ?? false,
    savedAt: by.savedAt,
    savedBy: by.savedBy,
  };
  return { type: 'saved', saved };
}

/** Why another workflow can't be created or restored; `null` when it can. */
function addRefusal(list: readonly Workflow[]): Words | null {
  if (list.length < workflowLimits.workflows) return null;
  return message('workflows.tooMany', { most: workflowLimits.workflows });
}

/** Decides to restore a workflow. `deleted` is its newest version; `undefined` when there never was one. */
export function decideRestore(
  workflowId: string,
  deleted: Workflow | undefined,
  list: readonly Workflow[],
  by: { savedAt: IsoTime; savedBy: string },
): ListChange | { restored: Workflow } {
  if (list.some((other) => other.workflowId === workflowId)) return { refusal: message('calls.notDeleted') };
  if (deleted === undefined) return 'unknown';
  const refusal = addRefusal(list);
  return refusal === null ? { restored: restoredWorkflow(deleted, list, by) } : { refusal };
}

/** A workflow's next version, with another definition. */
function nextVersion(
  { workflowId, version, isActive }: Workflow,
  { name, trigger, match, groups, actions }: WorkflowDefinition,
  by: { savedAt: IsoTime; savedBy: string },
): Workflow {
  return { name, trigger, match, groups, actions, workflowId, version: version + 1, isActive, ...by };
}

/** A workflow changed by a tag rename: the new version and the old definition. */
export interface RetaggedWorkflow {
  workflowId: string;
  version: number;
  before: WorkflowDefinition;
}

/** The next versions of workflows that use a renamed tag, and the data to undo them. */
export function retagWorkflows(
  list: readonly Workflow[],
  { from, to }: { from: string; to: string },
  by: { savedAt: IsoTime; savedBy: string },
): { saved: readonly Workflow[]; undo: readonly RetaggedWorkflow[] } {
  const changed = list.flatMap((workflow) => {
    const renamed = withTagRenamedIn(workflow, from, to);
    return renamed === null ? [] : [{ workflow, saved: nextVersion(workflow, renamed, by) }];
  });
  return {
    saved: changed.map(({ saved }) => saved),
    undo: changed.map(({ workflow: { name, trigger, match, groups, actions }, saved }) => ({
      workflowId: saved.workflowId,
      version: saved.version,
      before: { name, trigger, match, groups, actions },
    })),
  };
}

/** The next versions that undo a rename; a workflow saved since then keeps what was saved. */
export function undoRetagged(
  list: readonly Workflow[],
  changed: readonly RetaggedWorkflow[],
  by: { savedAt: IsoTime; savedBy: string },
): readonly Workflow[] {
  return changed.flatMap(({ workflowId, version, before }) => {
    const workflow = list.find((other) => other.workflowId === workflowId);
    return workflow?.version === version ? [nextVersion(workflow, before, by)] : [];
  });
}

/** A deleted workflow when restored: off, and with a new name and version when its name is taken. */
function restoredWorkflow(
  deleted: Workflow,
  list: readonly Workflow[],
  by: { savedAt: IsoTime; savedBy: string },
): Workflow {
  const name = freeName(deleted.name, list);
  const restored = { ...deleted, isActive: false };
  return name === deleted.name ? restored : { ...restored, ...by, name, version: deleted.version + 1 };
}

/** The name, with " (restored)" or " (restored 2)" added when a workflow in the list has it. */
function freeName(name: string, list: readonly Workflow[]): string {
  const taken = new Set(list.map((workflow) => workflow.name.trim().toLowerCase()));
  let free = name;
  for (let count = 1; taken.has(free.trim().toLowerCase()); count += 1) {
    const suffix = count === 1 ? ' (restored)' : ` (restored ${count})`;
    free = `${name.slice(0, workflowLimits.name - suffix.length)}${suffix}`;
  }
  return free;
}

/** Why a workflow can't run because something it names is gone; `null` when it can. */
export function runRefusal(workflow: Workflow, context: WorkflowContext): Words | null {
  const problem = workflowProblem(workflow, context);
  return problem === null ? null : message('workflows.cannotRun', { problem });
}

/** The first missing thing that prevents a saved workflow from running; `null` for none. */
export function workflowProblem(workflow: Workflow, context: WorkflowContext): Words | null {
  return checkWorkflow(workflow, context)[0]?.message ?? null;
}

/** Why a workflow can't be switched on or off; `null` when it can. */
export function switchRefusal(
  workflow: Workflow,
  isActive: boolean,
  list: readonly Workflow[],
  context: WorkflowContext,
  chargeType: number | null,
): Words | null {
  if (!isActive || workflow.isActive) return null;
  return runRefusal(workflow, context) ?? activationRefusal(chargeType, list.filter((other) => other.isActive).length);
}

/** The workflows in a new order; `null` unless it names each of them once. */
export function reordered(list: readonly Workflow[], workflowIds: readonly string[]): readonly Workflow[] | null {
  const byId = new Map(list.map((workflow) => [workflow.workflowId, workflow]));
  const ordered = [...new Set(workflowIds)].flatMap((id) => byId.get(id) ?? []);
  return ordered.length === list.length && workflowIds.length === list.length ? ordered : null;
}
