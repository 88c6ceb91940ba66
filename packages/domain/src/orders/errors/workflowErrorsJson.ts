import type { WorkflowError } from './WorkflowError.ts';

/** An order's §3 `error`: JSON text of its workflow errors, '' for none. `parseWorkflowErrors` reads it. */
export function workflowErrorsJson(errors: readonly WorkflowError[]): string {
  if (errors.length === 0) return '';
  return JSON.stringify(
    errors.map(({ type, message, words, sku, quantity }) => ({ type, message, ...words, sku, qty: quantity })),
  );
}
