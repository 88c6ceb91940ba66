import * as z from 'zod/mini';

const text = z.string();

/** Why a workflow could not run. */
export const workflowProblem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unknownBundleItem'), bundle: text, sku: text }),
  z.object({ type: z.literal('noAmount') }),
]);

export type WorkflowProblem = z.infer<typeof workflowProblem>;
