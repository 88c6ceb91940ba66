import { message, type Words } from '@hub/domain/messages';
import type { SaveDecision } from '@hub/domain/shared';
import type { ShopTransaction } from '@hub/database';
import { readShop } from '@hub/database/shops';
import {
  deleteWorkflow as removeFromList,
  listWorkflowVersions,
  lockWorkflows,
  restoreWorkflow as addToList,
  saveWorkflow as storeWorkflow,
  saveWorkflowOrder,
  switchWorkflow as storeSwitch,
} from '@hub/database/workflows';
import {
  decideRestore,
  decideSave,
  type ListChange,
  readyMadeWorkflows,
  reordered,
  switchRefusal,
  type Workflow,
  type WorkflowSave,
} from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { savedBy, type Session } from '../Session.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

/** Saves a new workflow or a new version. Saves of a shop run one after the other. */
export async function saveWorkflow(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  store: ProviderStore,
  save: WorkflowSave,
  now: Date,
): Promise<SaveDecision<Workflow, Workflow | null>> {
  const { list, newId } = await lockWorkflows(transaction);
  const context = await readWorkflowContext(transaction, store);
  const by = { newId, ...savedBy(person, now) };
  const decision = decideSave(save, list, context, by);
  if (decision.type === 'saved') await storeWorkflow(transaction, decision.saved);
  return decision;
}

/** Switches a workflow on or off; beyond the plan's limit it stays off. */
export async function switchWorkflow(
  transaction: ShopTransaction,
  store: ProviderStore,
  { workflowId, isActive }: { workflowId: string; isActive: boolean },
  now: Date,
): Promise<ListChange> {
  const { list } = await lockWorkflows(transaction);
  const workflow = list.find((other) => other.workflowId === workflowId);
  if (workflow === undefined) return 'unknown';
  const context = await readWorkflowContext(transaction, store);
  // Read under the lock, since a smaller plan may have been saved after the session was opened.
  const { chargeType } = await readShop(transaction);
  const refusal = switchRefusal(workflow, isActive, list, context, chargeType);
  // A workflow that is already on keeps its start time.
  if (refusal === null && isActive !== workflow.isActive) await storeSwitch(transaction, workflowId, isActive, now);
  return { refusal };
}

/** Sets the run order of workflows. */
export async function reorderWorkflows(
  transaction: ShopTransaction,
  workflowIds: readonly string[],
): Promise<{ refusal: Words | null }> {
  const { list } = await lockWorkflows(transaction);
  const ordered = reordered(list, workflowIds);
  if (ordered === null) return { refusal: message('calls.changedList') };
  await saveWorkflowOrder(transaction, ordered);
  return { refusal: null };
}

/** Deletes a workflow; its versions and runs stay. */
export async function deleteWorkflow(transaction: ShopTransaction, workflowId: string, now: Date): Promise<ListChange> {
  const { list } = await lockWorkflows(transaction);
  if (!list.some((other) => other.workflowId === workflowId)) return 'unknown';
  await removeFromList(transaction, workflowId, now);
  return { refusal: null };
}

/** Restores a deleted workflow at the end of the list, switched off, with a new name if its own is taken. */
export async function restoreWorkflow(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  workflowId: string,
  now: Date,
): Promise<ListChange> {
  const { list } = await lockWorkflows(transaction);
  const [deleted] = await listWorkflowVersions(transaction, workflowId);
  const decision = decideRestore(workflowId, deleted, list, savedBy(person, now));
  if (decision === 'unknown' || 'refusal' in decision) return decision;
  const { restored } = decision;
  await addToList(transaction, workflowId);
  if (restored.version !== deleted?.version) await storeWorkflow(transaction, restored);
  return { refusal: null };
}

/** Adds the ready-made workflows to a new shop; the first `active` ones run. */
export async function addReadyMadeWorkflows(
  transaction: ShopTransaction,
  session: Pick<Session, 'staffName'>,
  store: ProviderStore,
  { active, now }: { active: number; now: Date },
): Promise<void> {
  const context = await readWorkflowContext(transaction, store);
  for (const [index, { definition }] of readyMadeWorkflows(context).entries()) {
    const save = { workflowId: null, baseVersion: null, definition };
    const decision = await saveWorkflow(transaction, session, store, save, now);
    if (decision.type !== 'saved') throw new Error(`“${definition.name}” is refused.`);
    if (index < active) await storeSwitch(transaction, decision.saved.workflowId, true, now);
  }
}
