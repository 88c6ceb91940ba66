import { readRunResult, type RunResult, type TriggerName, type WorkflowRun } from '@hub/domain/workflows';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { orders, workflowRuns } from '../schema/index.ts';

/** What triggered the shop's workflows on an order. */
export interface RunEvent {
  trigger: TriggerName;
  /** Identifies the occurrence; each workflow runs at most once on an order per trigger and event. */
  event: string;
}

/** A recorded run. */
export interface StoredRun extends Pick<WorkflowRun, 'workflow' | 'trace'> {
  runId: string;
  /** ISO 8601. */
  at: string;
  orderId: string;
  orderName: string;
  /** What it did, or why it could not run. */
  changes: readonly RunResult[];
  /** Results that a later workflow replaced. */
  replaced: readonly RunResult[];
}

/** Records workflow runs on orders, in run order. Throws if one is already recorded. */
export async function addWorkflowRuns(
  { shopId, queries }: ShopTransaction,
  { trigger, event }: RunEvent,
  runs: readonly (WorkflowRun & { orderId: string })[],
  at: Date,
): Promise<void> {
  await insertRows(
    queries,
    workflowRuns,
    runs.map(({ orderId, workflow, trace, changes, problems, replaced }) => ({
      shop_id: shopId,
      at: at.toISOString(),
      workflow_id: workflow.workflowId,
      version: workflow.version,
      name: workflow.name,
      order_id: Number(orderId),
      trigger,
      event,
      is_match: trace.isMatch,
      trace: JSON.stringify(trace),
      changes: JSON.stringify([...changes, ...problems]),
      replaced: JSON.stringify(replaced),
    })),
  );
}

/** The orders on which workflows have already run for an event. */
export async function ordersWithRuns(
  { shopId, queries }: ShopTransaction,
  { trigger, event }: RunEvent,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT DISTINCT order_id::text AS "orderId" FROM ${workflowRuns}
      WHERE shop_id = ${shopId} AND ${isOneOf(workflowRuns.orderId, orderIds.map(Number))}
        AND trigger = ${trigger} AND event = ${event}`,
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

/** The last trigger of workflows on an order; null if none ran. */
export async function lastTriggerOf(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<TriggerName | null> {
  const [last] = await queries
    .select({ trigger: workflowRuns.trigger })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.shopId, shopId), eq(workflowRuns.orderId, orderIdOf(orderId) ?? -1)))
    .orderBy(desc(workflowRuns.runId))
    .limit(1);
  return last?.trigger ?? null;
}

/** Ids of the workflows that matched an order when they ran. */
export async function workflowsRunOn(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinct({ workflowId: workflowRuns.workflowId })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.shopId, shopId),
        eq(workflowRuns.orderId, orderIdOf(orderId) ?? -1),
        eq(workflowRuns.isMatch, true),
      ),
    );
  return new Set(rows.map(({ workflowId }) => workflowId));
}

/** Recorded runs, newest first. `before`: run id to continue from; null starts with the newest. */
export async function listWorkflowRuns(
  { shopId, queries }: ShopTransaction,
  filter: { workflowId?: string; orderId?: string; before: string | null; limit: number },
): Promise<StoredRun[]> {
  const conditions = [eq(workflowRuns.shopId, shopId)];
  if (filter.workflowId !== undefined) conditions.push(eq(workflowRuns.workflowId, filter.workflowId));
  if (filter.orderId !== undefined) conditions.push(eq(workflowRuns.orderId, orderIdOf(filter.orderId) ?? -1));
  const before = filter.before === null ? null : orderIdOf(filter.before);
  if (before !== null) conditions.push(lt(workflowRuns.runId, before));
  const rows = await queries
    .select({ run: workflowRuns, orderName: orders.orderName })
    .from(workflowRuns)
    .innerJoin(orders, and(eq(orders.shopId, workflowRuns.shopId), eq(orders.orderId, workflowRuns.orderId)))
    .where(and(...conditions))
    .orderBy(desc(workflowRuns.runId))
    .limit(filter.limit);
  return rows.map(({ run, orderName }) => ({
    runId: String(run.runId),
    at: run.at.toISOString(),
    orderId: String(run.orderId),
    orderName,
    workflow: { workflowId: run.workflowId, version: run.version, name: run.name },
    trace: run.trace,
    changes: knownResults(run.changes),
    replaced: knownResults(run.replaced),
  }));
}

function knownResults(results: readonly unknown[]): RunResult[] {
  return results.flatMap((result) => readRunResult(result) ?? []);
}
