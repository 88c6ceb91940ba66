import type { OrderStage } from './OrderStage.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { serverText } from '../languages/serverText.ts';

/** Names of the stages, for a row, and of who holds an order. */
export const stageWords = inLanguage('stageWords', {
  open: 'Open',
  inFulfillment: 'In fulfillment',
  shipped: 'Shipped',
  error: 'In error',
  hold: 'On hold',
  backOrder: 'On back order',
  needsReview: 'Needs review',
  closed: 'Closed',
  cancelled: 'Canceled',
  heldByHand: 'Held by hand',
  heldBy: (person: string) => `Held by ${person}`,
} satisfies Record<OrderStage, string> & { heldByHand: string; heldBy(person: string): string });

/** "On hold". */
export function stageLabel(stage: OrderStage): string {
  return stageWords[stage];
}

/** Stages of which a person wants to know why an order is in them, and which have no message of their own. */
export const stagesWithReason: readonly OrderStage[] = ['hold', 'needsReview'];

/** Timeline entries (newest first) that a reason is looked for in. */
export const reasonEntryCount = 5;

/**
 * Why an order is on hold or needs review, by the newest entry of its timeline that says so; null where none does.
 * `messages`: newest first.
 */
export function stageReason(stage: OrderStage, messages: readonly string[]): string | null {
  const read = stage === 'hold' ? holdReason : stage === 'needsReview' ? reviewReason : () => null;
  for (const message of messages) {
    const reason = read(message);
    if (reason !== null) return reason;
  }
  return null;
}

/** A reason as a screen shows it: causes are kept and compared in English. */
export function stageReasonText(reason: string): string {
  if (reason === heldByHand) return stageWords.heldByHand;
  return reason.startsWith(heldBy) ? stageWords.heldBy(reason.slice(heldBy.length)) : serverText(reason);
}

const heldByHand = 'Held by hand';
const heldBy = 'Held by ';

function holdReason(message: string): string | null {
  const person = /^(?:Undo \()?Hold Order\)?(?: \(bulk\))? clicked(?: by (.+))?$/su.exec(message);
  if (person) return person[1] === undefined ? heldByHand : `${heldBy}${person[1]}`;
  return reasonAfter(
    /^(?:Workflow “.*” ran: (?:.*; )?put on hold(?: for [^:;]+)?|Put on hold): (.+?)(?:; |$)/su,
    message,
  );
}

function reviewReason(message: string): string | null {
  return reasonAfter(/^(?:Workflow “.*” ran: (?:.*; )?sent to review|Needs review): (.+?)(?:; |$)/su, message);
}

function reasonAfter(pattern: RegExp, message: string): string | null {
  const reason = pattern.exec(message)?.[1]?.trim() ?? '';
  return reason === '' ? null : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}
