import * as z from 'zod/mini';
import { runProblemText } from '../../events/partTexts.ts';
import { workflowChange, type WorkflowChange, workflowChangeText } from '../actions/WorkflowChange.ts';
import { runProblem, type RunProblem } from '../actions/RunProblem.ts';

/** What a workflow's run did, or why it could not run; words when an earlier version stored only those. */
export type RunResult = WorkflowChange | RunProblem | string;

const runResult = z.union([z.string(), workflowChange, runProblem]);

/** What applying a workflow by hand did with one order. */
export interface AppliedOrder {
  orderId: string;
  outcome: 'applied' | 'skipped' | 'refused';
  message: string | null;
}

/** Parses a result that was stored or sent by any version; `null` when unknown. */
export function readRunResult(value: unknown): RunResult | null {
  return runResult.safeParse(value).data ?? null;
}

/** "routed to Rotterdam". */
export function runResultText(result: RunResult): string {
  if (typeof result === 'string') return result;
  return isProblem(result) ? runProblemText(result) : workflowChangeText(result);
}

function isProblem(result: WorkflowChange | RunProblem): result is RunProblem {
  return result.type === 'unknownBundleItem' || result.type === 'noAmount';
}
