import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { joinNames } from '../shared/joinNames.ts';
import type { BulkCallAction } from './BulkAction.ts';
import type { OrderOutcome } from './bulkReport.ts';
import type { OrderAction } from './orderActionTexts.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** What a server replies to an action: `message` is shown as it is (§8). */
export interface ServerReply {
  status: 'success' | 'error';
  message: string;
}

type WholeOrderAction = Exclude<OrderAction, 'cancel-item'>;

/** In a bulk reply, for an id that names no order. */
export const unknownOrderText = inLanguage('unknownOrderText', 'We can’t find this order.');

const successTexts: Record<WholeOrderAction, (orderName: string) => string> = {
  'hold-order': (name) => `${name} is on hold.`,
  'product-workflow': (name) => `${name} went through all product workflows.`,
  'shipment-workflow': (name) => `${name} went through the shipment workflows.`,
  'cancel-partial-shipment': (name) => `${name} no longer has a partial shipment.`,
  'ship-now': (name) => `${name} was sent to the 3PL.`,
  'move-to-close': (name) => `${name} is closed.`,
  'move-to-open': (name) => `${name} is open.`,
  available: (name) => `${name} is open.`,
  'available-partially': (name) => `${name} is partially open.`,
  'run-workflow': (name) => `The workflow ran, ${name} is open again.`,
  'move-to-open-errored': (name) => `${name} is open.`,
};

const bulkSuccessTexts: Record<BulkCallAction | 'move-to-open-errored', string> = {
  'move-to-open': 'moved to open',
  'move-to-close': 'closed',
  'ship-now': 'sent to the 3PL',
  'move-to-open-errored': 'moved to open',
  available: 'moved to open',
  'available-partially': 'moved to open partially',
};

/** Reply to an action on one order; `refusal` is the reason why it was not done, null when it was. */
export function actionReply(action: WholeOrderAction, orderName: string, refusal: string | null): ServerReply {
  return refusal === null
    ? { status: 'success', message: successTexts[action](orderName) }
    : { status: 'error', message: refusal };
}

/** Reply to an action on an order that 3PLs have: "We’re asking Shipbob. The timeline of #1001 will say what it answers." */
export function requestedReply(orderName: string, providers: readonly string[]): ServerReply {
  const names = joinNames([...new Set(providers)].map((name) => bidiIsolate(name)));
  return { status: 'success', message: `We’re asking ${names}. The timeline of ${orderName} will show the answer.` };
}

/**
 * Reply to a single action in list form (`move-to-open-errored`): an error names each order that was refused. Several
 * orders that succeed are counted.
 */
export function actionListReply(
  action: 'move-to-open-errored',
  outcomes: readonly { orderName: string; refusal: string | null }[],
): ServerReply {
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  if (refused.length > 0)
    return { status: 'error', message: refused.map(({ orderName, refusal }) => `${orderName}: ${refusal}`).join(' ') };
  const [only] = outcomes;
  if (outcomes.length === 1 && only) return { status: 'success', message: successTexts[action](only.orderName) };
  return { status: 'success', message: `${outcomes.length} order(s) ${bulkSuccessTexts[action]}.` };
}

/** Reply to `cancel-item`. */
export function removalReply(quantity: number | string, orderName: string, refusal: string | null): ServerReply {
  return refusal === null
    ? { status: 'success', message: `Removed ${quantity} from ${orderName}.` }
    : { status: 'error', message: refusal };
}

/**
 * Reply to a bulk action from the status of each order: "37 order(s) closed, 3 failed, 1 skipped." An error only when
 * nothing was done.
 */
export function bulkActionReply(
  action: keyof typeof bulkSuccessTexts,
  statuses: readonly OrderOutcome['status'][],
): ServerReply {
  const count = (status: OrderOutcome['status']) => statuses.filter((found) => found === status).length;
  const parts = [`${count('success')} order(s) ${bulkSuccessTexts[action]}`];
  if (count('error') > 0) parts.push(`${count('error')} failed`);
  if (count('skipped') > 0) parts.push(`${count('skipped')} skipped`);
  return {
    status: count('success') > 0 || statuses.length === 0 ? 'success' : 'error',
    message: `${parts.join(', ')}.`,
  };
}
