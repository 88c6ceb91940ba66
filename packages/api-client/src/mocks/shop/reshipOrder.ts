import { orderEvent } from '@hub/domain/events';
import type { Message } from '@hub/domain/messages';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import {
  cancelReshipRefusal,
  type OrderDetail,
  type OrderReships,
  type Reship,
  reshipMark,
  reshipName,
  reshippableUnits,
  reshipReference,
  reshipRefusal,
  type ReshipRequest,
} from '@hub/domain/orders/detail';
import { setState, writeTimeline } from './changeOrder.ts';
import { orderDetail } from './orderDetail.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';
import { stateOf } from './stateOf.ts';

/** The 3PL that reships everything. */
const provider = 'Shipbob';

/** Reshipped units of an order, and those that can be, if the shop's server reships. */
export function reshipsOf(shop: SandboxShop, order: SandboxOrder): { reships?: OrderReships } {
  if (!shop.capabilities.includes('reships')) return {};
  const detail = orderDetail(order);
  const sent = sentAgain(detail);
  const lines = reshippableUnits(detail, sent).map(({ lineItemId, quantity }) => ({
    lineItemId,
    quantity,
    provider,
    refusal: null,
  }));
  return lines.length === 0 && sent.length === 0 ? {} : { reships: { sent, next: sent.length + 1, lines } };
}

/** Reships units of an order. The 3PL accepts them at once. Returns the reason of a refusal, or `null`. */
export function reshipOrder(shop: SandboxShop, order: SandboxOrder, request: ReshipRequest, now: Date): Message | null {
  const before = stateOf(order);
  const known = sentAgain(before.detail);
  const refusal = reshipRefusal(before, known, request);
  if (refusal !== null) return refusal;
  const number = known.length + 1;
  const { reason, lines } = request;
  const note = request.note.trim();
  const reference = reshipReference(before.order.orderId, number);
  const stands = { state: 'sent', hasLeft: false, parcels: [], words: null } as const;
  const reship: Reship = { number, reference, provider, ...stands, lines, reason, note, createdAt: now.toISOString() };
  const sent = [...known, reship];
  const reships = { sent, next: number + 1, lines: [] };
  const after = { ...before.order, reship: reshipMark(sent) };
  setState(shop, order, { ...before, order: after, detail: { ...before.detail, reships } }, now);
  const items = lines.map(({ lineItemId, quantity }) => {
    const name = before.detail.lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? '';
    return { name, quantity };
  });
  const names = { reship: reshipName(before.order, number), provider };
  writeTimeline(
    shop,
    order,
    orderEvent('reshipAsked', { ...names, items, kind: reason, note, by: shop.userName }),
    now,
  );
  return null;
}

/** Cancels a reship. The 3PL agrees at once. */
export function cancelReship(
  shop: SandboxShop,
  order: SandboxOrder,
  number: number,
  now: Date,
): ChangeOutcome | 'unknownReship' {
  const before = stateOf(order);
  const { orderName } = before.order;
  const known = sentAgain(before.detail);
  const reship = known.find((each) => each.number === number);
  if (reship === undefined) return 'unknownReship';
  const refusal = cancelReshipRefusal(reship);
  if (refusal !== null) return { orderName, refusal };
  const sent = known.map((each) => (each === reship ? { ...each, state: 'cancelled' as const } : each));
  const reships = { sent, next: known.length + 1, lines: [] };
  const after = { ...before.order, reship: reshipMark(sent) };
  setState(shop, order, { ...before, order: after, detail: { ...before.detail, reships } }, now);
  const names = { reship: reshipName(before.order, number), provider };
  writeTimeline(shop, order, orderEvent('reshipCanceled', { ...names, by: shop.userName }), now);
  return { orderName, refusal: null };
}

function sentAgain({ reships }: OrderDetail): readonly Reship[] {
  return reships?.sent ?? [];
}
