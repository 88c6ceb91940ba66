export { createWorkflowsClient } from './createWorkflowsClient.ts';
export type * from './WorkflowsClient.ts';
export type { RecordedRun } from './wireWorkflowRun.ts';
export { workflowEndpoints, type WorkflowEndpointName } from './workflowEndpoints.ts';
