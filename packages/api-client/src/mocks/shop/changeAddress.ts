import type { Message } from '@hub/domain/messages';
import { type AddressEdit, addressEditRefusal, editableAddress } from '@hub/domain/orders/detail';
import { addressEditEvent, lastAddressEditor } from '@hub/domain/orders/timeline';
import { changedAddressParts, tidyAddress } from '@hub/domain/shared';
import { setState, writeTimeline } from './changeOrder.ts';
import { recipientOf } from './sampleRecipient.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';
import { stateOf } from './stateOf.ts';

/** Changes where an order is delivered. A 3PL that has it agrees at once. Returns the reason of a refusal, or `null`. */
export function changeAddress(shop: SandboxShop, order: SandboxOrder, edit: AddressEdit, now: Date): Message | null {
  const before = stateOf(order);
  const recipient = recipientOf(order);
  const saved = editableAddress(recipient);
  const by = lastAddressEditor(before.detail.timeline);
  const refusal = addressEditRefusal(order.stage, { address: saved, by }, edit);
  if (refusal !== null || saved === null) return refusal;
  const parts = changedAddressParts(saved, edit.address);
  if (parts.length === 0) return null;
  const shipTo = { ...recipient, ...tidyAddress(edit.address) };
  setState(shop, order, { ...before, detail: { ...before.detail, shipTo } }, now);
  const given = order.stage === 'inFulfillment' ? [{ state: 'sent', tries: 1 }] : [];
  writeTimeline(shop, order, addressEditEvent(given, { by: shop.userName, parts }), now);
  return null;
}
