import type { WorkflowError } from './WorkflowError.ts';

/** §3 `error` of an order: JSON text of its workflow errors, '' without any. `parseWorkflowErrors` reads it. */
export function workflowErrorsJson(errors: readonly WorkflowError[]): string {
  if (errors.length === 0) return '';
  return JSON.stringify(
    errors.map(({ type, message, words, sku, quantity }) => ({ type, message, ...words, sku, qty: quantity })),
  );
}
