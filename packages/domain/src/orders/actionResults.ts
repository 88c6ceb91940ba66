import type { BulkAction } from './BulkAction.ts';

/** §8, letter for letter. */
export const resultTexts = {
  somethingWentWrong: 'Something went wrong',
  /** Also after move to close. */
  moved: 'Orders successfully moved to open',
  workflowNoMessage: 'Internal server error.',
  bulkNoMessage: 'Internal Server Error.',
} as const;

/** What an action's reply said. Undefined and null are fields that the server left out. */
export interface ActionReply {
  status?: string | null;
  message?: string | null;
}

export interface ActionResult {
  ok: boolean;
  /** For the banner or the toast; '' where a success has no text of its own. */
  text: string;
}

/**
 * The result of one order's action (§8): response missing and "error" without a message are both "Something went
 * wrong".
 */
export function actionResult(reply: ActionReply | null): ActionResult {
  if (!reply) return { ok: false, text: resultTexts.somethingWentWrong };
  const message = nonBlankText(reply.message);
  if (reply.status === 'error') return { ok: false, text: message ?? resultTexts.somethingWentWrong };
  return { ok: true, text: message ?? '' };
}

/**
 * The result of `run-workflow`, which says success and `messgae` (§7); without a message "Internal server error." (§8).
 */
export function runWorkflowResult(reply: { success: boolean; message?: string | null } | null): ActionResult {
  if (!reply) return { ok: false, text: resultTexts.somethingWentWrong };
  return { ok: reply.success, text: nonBlankText(reply.message) ?? resultTexts.workflowNoMessage };
}

/** The result of a bulk action: the server's message, else the text that §8 has for that call. */
export function bulkResult(action: BulkAction, reply: ActionReply | null): ActionResult {
  const result = actionResult(reply);
  if (!reply || nonBlankText(reply.message) !== null) return result;
  if (action === 'available' || action === 'available-partially')
    return { ok: result.ok, text: resultTexts.bulkNoMessage };
  const isMove = action === 'move-to-open' || action === 'move-to-close';
  return result.ok && isMove ? { ok: true, text: resultTexts.moved } : result;
}

function nonBlankText(text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === '' ? null : text;
}
