import type { RunResult, TriggerName, WorkflowDefinition, WorkflowTrace } from '@hub/domain/workflows';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** Numbered from 1 in each shop; never reused. */
const workflowId = () => text('workflow_id').notNull();

/** From 1; every save adds one. */
const version = () => integer().notNull();

/** The newest version of each workflow, including deleted ones. */
export const workflows = pgTable(
  'workflows',
  {
    shopId: shopId(),
    workflowId: workflowId(),
    /** Run order. */
    position: integer().notNull(),
    version: version(),
    isActive: boolean('is_active').notNull().default(false),
    /** When it was last switched on; null if never. */
    activatedAt: instant('activated_at'),
    /** Null if it is not deleted. */
    deletedAt: instant('deleted_at'),
    definition: jsonb().$type<WorkflowDefinition>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the person. */
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.workflowId] }), ownShopOnly('workflows')],
);

/** Every version of every workflow. */
export const workflowVersions = pgTable(
  'workflow_versions',
  {
    shopId: shopId(),
    workflowId: workflowId(),
    version: version(),
    definition: jsonb().$type<WorkflowDefinition>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.workflowId, table.version] }),
    ownShopOnly('workflow_versions'),
  ],
);

/** One workflow on one order, matched or not. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    shopId: shopId(),
    /** Greater for a later run. */
    runId: bigint('run_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    workflowId: workflowId(),
    version: version(),
    /** The workflow's name at that time. */
    name: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** What triggered the shop's workflows. */
    trigger: text().$type<TriggerName>().notNull(),
    /** Identifies the occurrence; each workflow runs at most once per order for it. */
    event: text().notNull(),
    isMatch: boolean('is_match').notNull(),
    /** Every condition, with the expected and actual value. */
    trace: jsonb().$type<WorkflowTrace>().notNull(),
    /** What it did, or why it could not run. */
    changes: jsonb().$type<readonly RunResult[]>().notNull().default([]),
    /** Results that a later workflow replaced. */
    replaced: jsonb().$type<readonly RunResult[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.runId] }),
    index('workflow_runs_of_workflow').on(table.shopId, table.workflowId, table.runId),
    index('workflow_runs_of_order').on(table.shopId, table.orderId, table.runId),
    uniqueIndex('workflow_runs_once').on(table.shopId, table.orderId, table.trigger, table.event, table.workflowId),
    ownShopOnly('workflow_runs'),
  ],
);
