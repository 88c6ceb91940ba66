import type { DatedWorkflow, Workflow } from '@hub/domain/workflows';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { shops, workflows, workflowVersions } from '../schema/index.ts';

/** A shop's workflows in run order, without deleted ones. */
export async function listWorkflows(transaction: ShopTransaction): Promise<Workflow[]> {
  return (await listDatedWorkflows(transaction)).map(({ workflow }) => workflow);
}

/** The same, each with the time since when it has been active in this form. */
export async function listDatedWorkflows({ shopId, queries }: ShopTransaction): Promise<DatedWorkflow[]> {
  const rows = await queries
    .select()
    .from(workflows)
    .where(and(eq(workflows.shopId, shopId), isNull(workflows.deletedAt)))
    .orderBy(asc(workflows.position), asc(workflows.workflowId));
  return rows.map((row) => ({
    workflow: toWorkflow(row),
    runsSince: Math.max(row.savedAt.getTime(), row.activatedAt?.getTime() ?? 0),
  }));
}

/** The same list, with changes by others blocked until the end of the transaction. `newId`: the next new workflow's id. */
export async function lockWorkflows(transaction: ShopTransaction): Promise<{ list: Workflow[]; newId: string }> {
  const { shopId, queries } = transaction;
  await queries.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for('no key update');
  const [[all], list] = await Promise.all([
    queries.select({ count: count() }).from(workflows).where(eq(workflows.shopId, shopId)),
    listWorkflows(transaction),
  ]);
  return { list, newId: String((all?.count ?? 0) + 1) };
}

/** Saves a new workflow at the end of the list, or the next version of an existing one. */
export async function saveWorkflow({ shopId, queries }: ShopTransaction, workflow: Workflow): Promise<void> {
  const { workflowId, version, isActive, savedAt: savedAtText, savedBy, ...definition } = workflow;
  const saved = { version, definition, savedAt: new Date(savedAtText), savedBy };
  await queries.insert(workflowVersions).values({ shopId, workflowId, ...saved });
  await queries
    .insert(workflows)
    .values({ shopId, workflowId, position: await nextPosition({ shopId, queries }), isActive, ...saved })
    .onConflictDoUpdate({ target: [workflows.shopId, workflows.workflowId], set: saved });
}

export async function switchWorkflow(
  { shopId, queries }: ShopTransaction,
  workflowId: string,
  isActive: boolean,
  at: Date,
): Promise<void> {
  await queries
    .update(workflows)
    .set({ isActive, ...(isActive && { activatedAt: at }) })
    .where(and(eq(workflows.shopId, shopId), eq(workflows.workflowId, workflowId)));
}

export async function saveWorkflowOrder(
  { shopId, queries }: ShopTransaction,
  list: readonly Pick<Workflow, 'workflowId'>[],
): Promise<void> {
  for (const [position, { workflowId }] of list.entries())
    await queries
      .update(workflows)
      .set({ position })
      .where(and(eq(workflows.shopId, shopId), eq(workflows.workflowId, workflowId)));
}

export async function deleteWorkflow(
  { shopId, queries }: ShopTransaction,
  workflowId: string,
  at: Date,
): Promise<void> {
  await queries
    .update(workflows)
    .set({ deletedAt: at, isActive: false })
    .where(and(eq(workflows.shopId, shopId), eq(workflows.workflowId, workflowId)));
}

/** Restores a deleted workflow at the end of the list. */
export async function restoreWorkflow({ shopId, queries }: ShopTransaction, workflowId: string): Promise<void> {
  await queries
    .update(workflows)
    .set({ deletedAt: null, position: await nextPosition({ shopId, queries }) })
    .where(and(eq(workflows.shopId, shopId), eq(workflows.workflowId, workflowId)));
}

/** All versions of a workflow, newest first, even if deleted; empty for an unknown id. */
export async function listWorkflowVersions(
  { shopId, queries }: ShopTransaction,
  workflowId: string,
): Promise<Workflow[]> {
  const rows = await queries
    .select({
      workflowId: workflowVersions.workflowId,
      version: workflowVersions.version,
      definition: workflowVersions.definition,
      savedAt: workflowVersions.savedAt,
      savedBy: workflowVersions.savedBy,
      isActive: workflows.isActive,
    })
    .from(workflowVersions)
    .innerJoin(
      workflows,
      and(eq(workflows.shopId, workflowVersions.shopId), eq(workflows.workflowId, workflowVersions.workflowId)),
    )
    .where(and(eq(workflowVersions.shopId, shopId), eq(workflowVersions.workflowId, workflowId)))
    .orderBy(desc(workflowVersions.version));
  return rows.map(toWorkflow);
}

async function nextPosition({ shopId, queries }: ShopTransaction): Promise<number> {
  const [last] = await queries
    .select({ position: workflows.position })
    .from(workflows)
    .where(eq(workflows.shopId, shopId))
    .orderBy(desc(workflows.position))
    .limit(1);
  return (last?.position ?? -1) + 1;
}

type Row = Pick<
  typeof workflows.$inferSelect,
  'workflowId' | 'version' | 'isActive' | 'definition' | 'savedAt' | 'savedBy'
>;

function toWorkflow({ workflowId, version, isActive, definition, savedAt, savedBy }: Row): Workflow {
  return { ...definition, workflowId, version, isActive, savedAt: savedAt.toISOString(), savedBy };
}
