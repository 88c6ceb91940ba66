import { groupBy } from '../../shared/lists/groupBy.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { type Words, wordsKey } from '../../messages/Message.ts';
import type { Order } from '../Order.ts';
import {
  errorLabelText,
  errorMessageText,
  listedErrors,
  type OrderErrorLabel,
  orderErrorLabel,
} from './orderErrors.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';

/** One reason with all the orders in a list that have it. */
export interface OrderCause {
  /** Key that is stable across refreshes and short enough for an address. */
  key: string;
  /** For an error; `null` for other reasons. */
  label: OrderErrorLabel | null;
  message: Words;
  /** In list order; an order is in each of its causes once. */
  orders: readonly Order[];
}

/** One error with all the orders in a list that have it. */
export interface ErrorCause extends OrderCause {
  label: OrderErrorLabel;
}

/** Texts around the causes. */
export const errorCauseTexts = inLanguage('errorCauseTexts', {
  title: 'By cause',
  showAll: 'Show all orders',
  fewer: 'Fewer causes',
  unknown: 'No order here has this cause. All are shown.',
  remove: 'Remove this cause',
  cause: (key: string) => `Cause "${bidiIsolate(key)}"`,
  more: (count: string) => `${count} more`,
});

/** Causes with the same start count as one; an address has room for it at up to four bytes per character. */
const maxKeyLength = 200;

/** Half a surrogate pair would not survive an address. */
function keyOf(text: string): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return whole.length <= maxKeyLength ? whole : [...whole].slice(0, maxKeyLength).join('');
}

/** Causes of the orders in the error list, most frequent first. */
export function errorCauses(orders: readonly Order[]): readonly ErrorCause[] {
  const faults = orders.flatMap((order) => {
    const label = orderErrorLabel(order);
    const messages = new Map(listedErrors(order).map((message) => [keyOf(`${label}: ${wordsKey(message)}`), message]));
    return [...messages].map(([key, message]) => ({ key, label, message, order }));
  });
  const causes = [...groupBy(faults, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first
      ? {
          key,
          label: first.label,
          message: first.message,
          orders: [first, ...more].map(({ order }) => order),
        }
      : [],
  );
  return causes.sort((a, b) => b.orders.length - a.orders.length);
}

/** Reasons of orders on hold or in review, most frequent first; leaves out orders without one. */
export function stageCauses(orders: readonly Order[]): readonly OrderCause[] {
  const reasons = orders.flatMap((order) =>
    order.stageReason === undefined ? [] : [{ key: keyOf(order.stageReason), message: order.stageReason, order }],
  );
  const causes = [...groupBy(reasons, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first
      ? {
          key,
          label: null,
          message: first.message,
          orders: [first, ...more].map(({ order }) => order),
        }
      : [],
  );
  return causes.sort((a, b) => b.orders.length - a.orders.length);
}

const causesOfTab: Partial<Record<TabNumber, (orders: readonly Order[]) => readonly OrderCause[]>> = {
  [tabs.errors]: errorCauses,
  [tabs.hold]: stageCauses,
  [tabs.needsReview]: stageCauses,
};

/** Whether a tab's orders are listed by cause. */
export function hasCauses(tab: TabNumber): boolean {
  return causesOfTab[tab] !== undefined;
}

/** Why a tab's orders are in it, by cause; `null` for tabs without causes. */
export function orderCauses(tab: TabNumber, orders: readonly Order[]): readonly OrderCause[] | null {
  return causesOfTab[tab]?.(orders) ?? null;
}

/** The cause with this key; `null` when no order has it. */
export function findCause(causes: readonly OrderCause[] | null, key: string | null): OrderCause | null {
  return causes?.find((cause) => cause.key === key) ?? null;
}

/** A cause in words, beside the filters: `Cause "Shipment Error: No carrier serves the postcode"`. */
export function describeCause(text: string): string {
  return errorCauseTexts.cause(text);
}

/** "Shipment Error: No carrier serves the postcode", as a screen shows it. */
export function causeText({ label, message }: Pick<OrderCause, 'label' | 'message'>): string {
  const text = errorMessageText(message);
  return label === null ? text : `${errorLabelText(label)}: ${text}`;
}
