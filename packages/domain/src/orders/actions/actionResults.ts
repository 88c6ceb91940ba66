import type { BulkAction } from '../bulk/BulkAction.ts';
import { statusMeaning } from './statusMeaning.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of §8, verbatim. */
export const resultTexts = inLanguage('resultTexts', {
  somethingWentWrong: 'Something went wrong',
  /** Also after move to close. */
  moved: 'Orders successfully moved to open',
  workflowNoMessage: 'Internal server error.',
  bulkNoMessage: 'Internal Server Error.',
});

/** An action's reply. A field is `undefined` or `null` when the server left it out. */
export interface ActionReply {
  status?: string | null;
  message?: string | null;
}

export interface ActionResult {
  ok: boolean;
  /** Text of the banner or toast; '' for a success without text. */
  text: string;
}

/** §7 "'error' or not", in any spelling; see `statusMeaning`. */
export function isRefused(status: unknown): boolean {
  return statusMeaning(status) === 'error';
}

/**
 * Result of an action on one order (§8): a missing reply and "error" without a message both read "Something went
 * wrong".
 */
export function actionResult(reply: ActionReply | null): ActionResult {
  if (!reply) return { ok: false, text: resultTexts.somethingWentWrong };
  const message = nonBlankText(reply.message);
  if (isRefused(reply.status)) return { ok: false, text: message ?? resultTexts.somethingWentWrong };
  return { ok: true, text: message ?? '' };
}

/** Result of `run-workflow` from `success` and `messgae` (§7); "Internal server error." without a message (§8). */
export function runWorkflowResult(reply: { success: boolean; message?: string | null } | null): ActionResult {
  if (!reply) return { ok: false, text: resultTexts.somethingWentWrong };
  return { ok: reply.success, text: nonBlankText(reply.message) ?? resultTexts.workflowNoMessage };
}

/** Result of a bulk action: the server's message, else §8's text for the call. */
export function bulkResult(action: BulkAction, reply: ActionReply | null): ActionResult {
  const result = actionResult(reply);
  if (!reply || nonBlankText(reply.message) !== null) return result;
  if (action === 'available' || action === 'available-partially')
    return { ok: result.ok, text: resultTexts.bulkNoMessage };
  const isMove = action === 'move-to-open' || action === 'move-to-open-errored' || action === 'move-to-close';
  return result.ok && isMove ? { ok: true, text: resultTexts.moved } : result;
}

function nonBlankText(text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === '' ? null : text;
}
