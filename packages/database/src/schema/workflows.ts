import type { RunResult, TriggerName, WorkflowDefinition, WorkflowTrace } from '@hub/domain/workflows';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** Numbered from 1 in each shop; never used again. */
const workflowId = () => text('workflow_id').notNull();

/** From 1; every save adds one. */
const version = () => integer().notNull();

/** The newest version of each workflow, deleted ones included. */
export const workflows = pgTable(
  'workflows',
  {
    shopId: shopId(),
    workflowId: workflowId(),
    /** Order in which they run. */
    position: integer().notNull(),
    version: version(),
    isActive: boolean('is_active').notNull().default(false),
    /** When it was switched on last; null: never. */
    activatedAt: instant('activated_at'),
    /** Null: it is not deleted. */
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
    /** Name that the workflow had then. */
    name: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** What made the workflows of the shop run. */
    trigger: text().$type<TriggerName>().notNull(),
    /** Which time that was; each workflow runs at most once on an order for it. */
    event: text().notNull(),
    isMatch: boolean('is_match').notNull(),
    /** Every condition with what was expected and what was found. */
    trace: jsonb().$type<WorkflowTrace>().notNull(),
    /** What it did, or why it could not run. */
    changes: jsonb().$type<readonly RunResult[]>().notNull().default([]),
    /** Those that a later workflow replaced. */
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
