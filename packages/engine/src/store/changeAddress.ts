import type { ShopTransaction } from '@hub/database';
import { lockOrders, readOrderDetail, readShipTo } from '@hub/database/orders';
import { noteStoreWrite, readStoreOrderParts, readStoreOrders, saveStoreOrderParts } from '@hub/database/store';
import { listWarehouseOrders, readRecipient } from '@hub/database/warehouses';
import { waitingStages } from '@hub/domain/orders';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import { type AddressEdit, addressEditRefusal, editableAddress } from '@hub/domain/orders/detail';
import { addressEditEvent, lastAddressEditor } from '@hub/domain/orders/timeline';
import { changedAddressParts, tidyAddress } from '@hub/domain/shared';
import { recordAction } from '../orders/recordAction.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { addRoutingJobs, stopsAlways } from '../routing/routeOrders.ts';
import type { Session } from '../Session.ts';
import { moveAtWarehouse } from '../warehouses/requestChange.ts';
import { readBeforeChange, runAfterStoreChange } from '../workflows/decideOrders.ts';
import { checkAddress } from './saveStoreOrder.ts';

/**
 * Changes where an order is delivered, with the timeline entry, the job that writes it to the store, and the requests to
 * 3PLs that have the order. What follows is the same as for an address that the store changes: workflows, the check for
 * missing parts, routing. Null for an unknown order.
 */
export async function changeAddress(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderId: string,
  edit: AddressEdit,
  { staffId, staffName: by }: Pick<Session, 'staffId' | 'staffName'>,
  now: Date,
): Promise<ChangeOutcome | null> {
  const state = (await lockOrders(transaction, [orderId])).get(orderId);
  if (state === undefined) return null;
  const { orderName } = state.order;
  const stored = await readStoreOrderParts(transaction, orderId);
  const saved = editableAddress((await readShipTo(transaction, orderId)) ?? undefined);
  const isOutdated = saved !== null && changedAddressParts(saved, edit.before).length > 0;
  const editor = isOutdated ? await readLastEditor(transaction, orderId) : null;
  const refusal = addressEditRefusal(state.stage, { address: saved, by: editor }, edit);
  const recipient = await readRecipient(transaction, orderId);
  if (refusal !== null || stored === null || recipient === null || saved === null) return { orderName, refusal };
  const parts = changedAddressParts(saved, edit.address);
  if (parts.length === 0) return { orderName, refusal: null };
  const readBefore = waitingStages.includes(state.stage) ? await readBeforeChange(transaction, orderId) : null;
  const address = tidyAddress(edit.address);
  const { stageReason: reason, ...others } = stored;
  const { country, postcode } = address;
  await saveStoreOrderParts(transaction, orderId, {
    ...others,
    country,
    postcode,
    recipient: { ...recipient, ...address },
  });
  await noteStoreWrite(transaction, orderId, 'address');
  const event = addressEditEvent(await listWarehouseOrders(transaction, orderId), { by, parts });
  await recordAction(transaction, [orderId], { event, staffId }, now);
  await moveAtWarehouse(transaction, orderId);
  const isOpen = await checkAddress(transaction, providers, { after: state, reason }, now);
  if (readBefore !== null) {
    const unseen = (await readStoreOrders(transaction, [orderId])).get(orderId)?.unseenFields ?? [];
    const version = { before: readBefore, unseen, isOpen, changesOther: true };
    await runAfterStoreChange(transaction, providers, orderId, version, now);
  }
  if (isOpen) await addRoutingJobs(transaction, [orderId], { stops: stopsAlways, again: true });
  return { orderName, refusal: null };
}

/** Who changed the address last; null when the store did, or it is unchanged. */
async function readLastEditor(transaction: ShopTransaction, orderId: string): Promise<string | null> {
  return lastAddressEditor((await readOrderDetail(transaction, orderId))?.timeline ?? []);
}
