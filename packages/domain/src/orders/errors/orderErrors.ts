import type { Order } from '../Order.ts';
import { backOrderStates, errorTypes, orderThreePlStatus } from '../threePlStatus.ts';
import { type WorkflowError, workflowErrorWords } from './WorkflowError.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { type Words, wordsKey } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { shownLabel } from '../../shared/texts/shownLabel.ts';

/** §8: an order is in error without a readable reason. */
export const unreadableError = 'Internal Server Error!';

export type OrderErrorLabel = 'Workflows Error' | 'Shipment Error' | '3PL API Error';

/** Words for errors. Labels and `unreadableError` are compared, stored and sent in English. */
export const errorWords = inLanguage('errorWords', {
  labels: {
    'Workflows Error': 'Workflows Error',
    'Shipment Error': 'Shipment Error',
    '3PL API Error': '3PL API Error',
  } satisfies Record<OrderErrorLabel, string>,
  unreadable: unreadableError,
  require: 'Require',
  warehouseProblem: (status: string) => `The warehouse reports a problem (3PL status ${status})`,
  waitsReleasable: 'Waiting for stock; part of it can be released',
  partlyReleased: 'Partly released; the rest is waiting for stock',
  ofItems: (message: string, items: number) => `${message} (${formatCount(items)} items)`,
  andMore: (message: string, others: number) => `${message}, and ${formatCount(others)} more`,
});

export const requiredQuantityLabel = errorWords.require;

/** An error list label as a screen shows it. */
export function errorLabelText(label: string): string {
  return shownLabel(errorWords.labels, label);
}

/** An error message as a screen shows it. */
export function errorMessageText(message: Words): string {
  return message === unreadableError ? errorWords.unreadable : wordsText(message);
}

/** Whether the order's title has the error color (§4, §9). */
export function isOrderInError(order: Pick<Order, 'threePlStatus'>): boolean {
  return (orderThreePlStatus.errors as readonly (number | null)[]).includes(order.threePlStatus);
}

/** §2 "Error list". A non-empty `error` is a workflow error, otherwise it is a shipment error (contract). */
export function orderErrorLabel(order: Pick<Order, 'workflowErrors' | 'errorType'>): OrderErrorLabel {
  if (order.workflowErrors.length > 0) return 'Workflows Error';
  return order.errorType === errorTypes.threePlApi ? '3PL API Error' : 'Shipment Error';
}

/** A shipment error's text; "Internal Server Error!" if empty (§8). */
export function shipmentErrorText(order: Pick<Order, 'shipmentError'>): Words {
  return order.shipmentError ?? unreadableError;
}

/** A workflow error's words, sku and qty; only the message for `order_amount_error` (§2). */
export function workflowErrorParts(error: WorkflowError): {
  words: Words;
  sku: string | null;
  require: number | null;
} {
  const messageOnly = error.type === 'order_amount_error';
  return {
    words: workflowErrorWords(error),
    sku: messageOnly ? null : error.sku,
    require: messageOnly ? null : error.quantity,
  };
}

/** Why an order is stuck. */
export interface Blockage {
  /** Error list label (§2); `null` for other reasons. */
  label: OrderErrorLabel | null;
  reason: string;
  /** Whether a person must act, so it can be red; waiting for stock needs no one. */
  needsPerson: boolean;
}

/**
 * What blocks an order, for its row; `null` for nothing and for closed or canceled orders. Every order in the error
 * list has one of the three labels (§2), even without a message.
 */
export function blockage(order: Order, isInErrorList = false): Blockage | null {
  if (order.closedAt !== null || order.cancelledAt !== null) return null;
  const messages = isInErrorList ? listedErrors(order) : errorMessages(order);
  if (messages.length > 0)
    return { label: orderErrorLabel(order), reason: summarizeMessages(messages), needsPerson: true };
  if (isOrderInError(order))
    return {
      label: null,
      reason: errorWords.warehouseProblem(String(order.threePlStatus)),
      needsPerson: true,
    };
  if (order.backOrderState === backOrderStates.releasablePartially)
    return { label: null, reason: errorWords.waitsReleasable, needsPerson: false };
  if (order.backOrderState === backOrderStates.partlyReleased)
    return { label: null, reason: errorWords.partlyReleased, needsPerson: false };
  if (order.stageReason !== undefined) return { label: null, reason: order.stageReason, needsPerson: false };
  return null;
}

/** An order's errors, one entry per workflow error. */
export function errorMessages(order: Pick<Order, 'workflowErrors' | 'shipmentError' | 'errorType'>): readonly Words[] {
  if (order.workflowErrors.length > 0) return order.workflowErrors.map(workflowErrorWords);
  return order.shipmentError !== null || order.errorType === errorTypes.threePlApi ? [shipmentErrorText(order)] : [];
}

/** An order's errors in the error list: without a workflow error it has a shipment error (contract). */
export function listedErrors(order: Order): readonly Words[] {
  const messages = errorMessages(order);
  return messages.length > 0 ? messages : [shipmentErrorText(order)];
}

/** Summary for the row; the detail shows all messages. */
function summarizeMessages(messages: readonly Words[]): string {
  const [first = unreadableError] = messages;
  const shown = errorMessageText(first);
  if (messages.length === 1) return shown;
  const others = messages.length - 1;
  return messages.every((message) => wordsKey(message) === wordsKey(first))
    ? errorWords.ofItems(shown, messages.length)
    : errorWords.andMore(shown, others);
}
