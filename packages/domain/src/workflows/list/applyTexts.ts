import { ordersText } from '../../shared/ordersText.ts';

/** Outcome of one order of an application to existing orders. */
export interface ApplyResult {
  status: 'success' | 'error' | 'skipped';
  message?: string;
}

/** Orders that are sent in one call, so that it can be stopped and its progress shown. */
export const ordersAppliedAtOnce = 50;

/** Why a workflow does not run on an existing order; sent with a reply, so English. */
export const applyRefusals = {
  noMatch: 'Does not match the workflow.',
  notOpen: 'Only open orders can be changed by a workflow.',
} as const;

/** "12 orders changed, 3 skipped." An error only when nothing was done. */
export function applyReply(results: readonly ApplyResult[]): { status: 'success' | 'error'; message: string } {
  const count = (status: ApplyResult['status']) => results.filter((result) => result.status === status).length;
  const parts = [`${ordersText(count('success'))} changed`];
  if (count('error') > 0) parts.push(`${count('error')} failed`);
  if (count('skipped') > 0) parts.push(`${count('skipped')} skipped`);
  return {
    status: count('error') > 0 && count('success') === 0 ? 'error' : 'success',
    message: `${parts.join(', ')}.`,
  };
}
