import { isOutcomeUnknown, SessionExpiredError } from '@hub/api-client/http';
import type { BulkOutcome } from '@hub/api-client/orders';
import { type OrderOutcome, selectionTexts } from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import { describeError } from '../../queries/describeError.ts';
import type { BulkSending } from './createBulkSending.ts';

/** Some orders of a bulk action, with their calls. */
export interface BulkPart {
  orders: readonly OrderReference[];
  sending: BulkSending;
}

/**
 * A bulk action on more orders than one call accepts: sends part after part, each with its own keys and resending. The
 * first part that fails ends it; a resend resumes there. Throws when an attempt got no answer at all.
 */
export function createSendingInParts(parts: readonly BulkPart[]): BulkSending {
  const answers = new Map<BulkPart, BulkOutcome>();
  const isSettled = (part: BulkPart) => answers.has(part) && !part.sending.isUnsettled();
  const count = parts.reduce((sum, { orders }) => sum + orders.length, 0);
  const answered = () => parts.reduce((sum, part) => (isSettled(part) ? sum + part.orders.length : sum), 0);

  return {
    async send({ signal, onProgress }) {
      let failure: { part: BulkPart; error: unknown } | null = null;
      let isAnswered = false;
      for (const part of parts.filter((each) => !isSettled(each))) {
        if (parts.length > 1) onProgress({ step: 'sending', count, answered: answered() });
        try {
          const reply = await part.sending.send({
            signal,
            onProgress(step) {
              if (step.step === 'checking' || parts.length === 1) onProgress(step);
              else onProgress({ step: 'sending', count, answered: answered() + (step.answered ?? 0) });
            },
          });
          signal.throwIfAborted();
          answers.set(part, reply);
          isAnswered = true;
        } catch (error) {
          if (!isAnswered || signal.aborted || error instanceof SessionExpiredError) throw error;
          failure = { part, error };
          break;
        }
      }
      const outcomes = parts.flatMap(
        (part) => answers.get(part)?.orders ?? outcomesWithoutAnswer(part, part === failure?.part ? failure : null),
      );
      return replyOf([...answers.values()], outcomes);
    },
    isUnsettled: () =>
      parts.some(({ sending }) => sending.isUnsettled()) || (answers.size > 0 && answers.size < parts.length),
  };
}

/** `failure`: `null` for a part that was not sent. */
function outcomesWithoutAnswer({ orders }: BulkPart, failure: { error: unknown } | null): readonly OrderOutcome[] {
  const isUnknown = failure === null || isOutcomeUnknown(failure.error);
  const message = failure === null ? selectionTexts.notSentYet : describeError(failure.error).message;
  return orders.map(({ orderId }) => ({ orderId, status: isUnknown ? 'unknown' : 'error', message }));
}

/** A server's message about one part, such as its count, does not apply to all. */
function replyOf(answers: readonly BulkOutcome[], orders: readonly OrderOutcome[]): BulkOutcome {
  const [first, ...others] = answers;
  if (first !== undefined && others.length === 0 && first.orders.length === orders.length) return first;
  const status = answers.some((answer) => answer.status === 'success') ? 'success' : 'error';
  return { status, message: null, requestId: null, orders };
}
