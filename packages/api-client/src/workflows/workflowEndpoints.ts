import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireMessage } from '../http/wireWords.ts';
import { wireId, wireNumber, wireOptionalText } from '../http/wireFields.ts';
import { wireTrigger, wireWorkflow, wireWorkflowDefinition } from './wireWorkflow.ts';
import { wireTrace, wireWorkflowRun } from './wireWorkflowRun.ts';

const workflowId = { workflow_id: z.string() };
const namedChoices = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The outcome of a save. If refused because another person saved a newer version, `status` is "error" and `current` is
 * that version, `null` when it was deleted.
 */
const savedReply = z.object({
  ...statusReply.shape,
  workflow: z.optional(wireWorkflow),
  current: z.optional(z.nullable(wireWorkflow)),
});

/** Workflows; our own calls, for servers with capability `workflows`. */
export const workflowEndpoints = {
  listWorkflows: {
    method: 'GET',
    path: '/hub/workflows',
    kind: 'read',
    permission: needs.viewWorkflows,
    summary: 'All workflows in the order in which they run, and the options for their conditions and actions.',
    reply: z.object({
      /** An unreadable one does not affect the others. */
      workflows: z.array(z.unknown()),
      /** Maximum active ones on the shop’s plan; `null`: any number. */
      active_limit: z.nullable(wireNumber),
      choices: z.object({
        currency: z.string(),
        time_zone: z.string(),
        locations: namedChoices,
        providers: namedChoices,
        /** Found in the shop’s orders, most frequent first. */
        countries: z.array(z.string()),
        shipping_methods: z.array(z.string()),
        tags: z.array(z.string()),
        /** SKUs. */
        bundles: z.array(z.string()),
        /** Names. */
        collections: z.array(z.string()),
      }),
    }),
  },
  saveWorkflow: {
    method: 'POST',
    path: '/hub/workflows',
    kind: 'write',
    permission: needs.editWorkflows,
    summary: 'Saves a new workflow or a new version of one. A new one is off and stands last.',
    request: z.object({
      /** `null`: a new one. */
      workflow_id: z.nullable(z.string()),
      /** The version that was changed; `null` for a new workflow. */
      base_version: z.nullable(wireNumber),
      definition: wireWorkflowDefinition,
    }),
    reply: savedReply,
  },
  setWorkflowActive: {
    method: 'POST',
    path: '/hub/workflows/{workflow_id}/active',
    kind: 'write',
    permission: needs.editWorkflows,
    summary: 'Switches a workflow on or off. Refused over the limit of the plan.',
    params: z.object(workflowId),
    request: z.object({ is_active: z.boolean() }),
    reply: statusReply,
  },
  orderWorkflows: {
    method: 'POST',
    path: '/hub/workflows/order',
    kind: 'write',
    permission: needs.editWorkflows,
    summary: 'Sets the order in which workflows run. Refused unless it names each workflow once.',
    request: z.object({ workflow_ids: z.array(z.string()) }),
    reply: statusReply,
  },
  deleteWorkflow: {
    method: 'POST',
    path: '/hub/workflows/{workflow_id}/delete',
    kind: 'write',
    permission: needs.editWorkflows,
    summary: 'Deletes a workflow. Its runs and versions are kept, so that it can be restored.',
    params: z.object(workflowId),
    request: z.object({}),
    reply: statusReply,
  },
  restoreWorkflow: {
    method: 'POST',
    path: '/hub/workflows/{workflow_id}/restore',
    kind: 'write',
    permission: needs.editWorkflows,
    summary: 'Restores a deleted workflow, switched off; under a new name where another one has its name by now.',
    params: z.object(workflowId),
    request: z.object({}),
    reply: statusReply,
  },
  listWorkflowVersions: {
    method: 'GET',
    path: '/hub/workflows/{workflow_id}/versions',
    kind: 'read',
    permission: needs.viewWorkflows,
    summary: 'All versions of a workflow, newest first.',
    params: z.object(workflowId),
    reply: z.object({ versions: z.array(wireWorkflow) }),
  },
  previewWorkflow: {
    method: 'POST',
    path: '/hub/workflows/preview',
    kind: 'outside',
    permission: needs.viewWorkflows,
    summary: 'What a workflow would have done to the newest orders. Changes nothing.',
    request: z.object({
      definition: wireWorkflowDefinition,
      /** How many of the newest orders to examine; all by default. */
      orders: z.optional(wireNumber),
      /** Examines only open orders, and returns all that match. */
      only_open: z.optional(z.boolean()),
    }),
    reply: z.object({
      /** Number of examined orders. */
      examined: wireNumber,
      matched: wireNumber,
      /** The newest that match, 50 at most. */
      orders: z.array(
        z.object({
          order_id: wireId,
          order_name: z.string(),
          customer_name: z.string(),
          created_at: z.nullable(z.string()),
          /** Whether it is open, so that the workflow can still be applied to it. */
          is_open: z.boolean(),
        }),
      ),
      /** All that match, newest first; only with `only_open`. */
      all_orders: z.optional(z.array(z.object({ order_id: wireId, order_name: z.string() }))),
    }),
  },
  applyWorkflow: {
    method: 'POST',
    path: '/hub/workflows/{workflow_id}/apply',
    kind: 'write',
    permission: needs.editWorkflowsAndOrders,
    summary: 'Runs a workflow on open orders that exist already. Orders that it does not match are skipped.',
    params: z.object(workflowId),
    request: z.object({ order_ids: z.array(wireId) }),
    reply: z.object({
      ...statusReply.shape,
      results: z.nullish(
        z.array(z.object({ order_id: wireId, status: z.string(), message: wireOptionalText, ...wireMessage })),
      ),
    }),
  },
  listWorkflowRuns: {
    method: 'GET',
    path: '/hub/workflows/runs',
    kind: 'read',
    permission: needs.viewWorkflows,
    summary: 'Recorded runs, newest first, 50 at a time.',
    query: z.object({
      workflow_id: z.optional(z.string()),
      /** Runs before this one. */
      before: z.optional(z.string()),
    }),
    reply: z.object({ runs: z.array(wireWorkflowRun), has_next_page: z.boolean() }),
  },
  explainOrder: {
    method: 'GET',
    path: '/hub/orders/{order_id}/workflows',
    kind: 'read',
    permission: needs.viewOrders,
    summary: 'Which workflows ran on an order and why, and why each of the others would or would not run now.',
    params: z.object({ order_id: z.string() }),
    reply: z.object({
      runs: z.array(wireWorkflowRun),
      now: z.array(
        z.object({
          workflow_id: z.string(),
          name: z.string(),
          version: z.optional(wireNumber),
          is_active: z.boolean(),
          /** What makes it run; absent: unknown. */
          trigger: z.optional(wireTrigger),
          /** Since when this version runs; absent: unknown. */
          runs_since: z.optional(z.string()),
          /** Why it cannot run; `null` or absent when it can. */
          problem: wireOptionalText,
          ...wireMessage,
          trace: wireTrace,
          /** What it would do: "routed to Rotterdam". */
          changes: z.array(z.string()),
          /** The same as data. */
          change_values: z.optional(z.array(z.unknown())),
        }),
      ),
      /** Why nothing more can run on it; `null` for an open order. */
      closed_because: wireOptionalText,
      /** For `closed_because`. */
      ...wireMessage,
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type WorkflowEndpointName = keyof typeof workflowEndpoints;
