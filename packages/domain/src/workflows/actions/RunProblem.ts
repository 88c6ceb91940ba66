import * as z from 'zod/mini';

const text = z.string();

/** Why a workflow could not run. */
export const runProblem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unknownBundleItem'), bundle: text, sku: text }),
  z.object({ type: z.literal('noAmount') }),
]);

export type RunProblem = z.infer<typeof runProblem>;
