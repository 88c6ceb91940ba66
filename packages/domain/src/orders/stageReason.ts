import type { OrderStage } from './OrderStage.ts';

/** Names of the stages, for a row. */
const labels = {
  open: 'Open',
  inFulfillment: 'In fulfillment',
  shipped: 'Shipped',
  error: 'In error',
  hold: 'On hold',
  backOrder: 'On back order',
  needsReview: 'Needs review',
  closed: 'Closed',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStage, string>;

/** "On hold". */
export function stageLabel(stage: OrderStage): string {
  return labels[stage];
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

function holdReason(message: string): string | null {
  const person = /^(?:Undo \()?Hold Order\)?(?: \(bulk\))? clicked(?: by (.+))?$/su.exec(message);
  if (person) return person[1] === undefined ? 'Held by hand' : `Held by ${person[1]}`;
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
