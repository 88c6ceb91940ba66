import { message } from '@hub/domain/messages';
import { isSameSku } from '@hub/domain/shared';
import type { z } from 'zod';
import type { OutgoingShipment } from '../ProviderAdapter.ts';
import { RefusedError, TooLateError } from '../ProviderError.ts';
import { hasUnits } from '../shared/hasUnits.ts';
import { isHeldBy } from './infoplusMeanings.ts';
import { infoplusName as provider, type infoplusWholeOrder } from './infoplusWire.ts';

type WholeOrder = z.infer<typeof infoplusWholeOrder>;

/** "Hold Codes" of Infoplus's knowledge base. H: "will never process until it is modified"; N: not held. */
const held = 'H';
const released = 'N';

/** The order to save: with our address, lines and hold, and with what isn't ours unchanged. */
export function changedInfoplusOrder(
  before: WholeOrder,
  { lines }: OutgoingShipment,
  address: Readonly<Record<string, string>>,
  isOnHold: boolean | undefined,
): WholeOrder & { orderNo: number } {
  const left = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const lineItems = before.lineItems.flatMap((line) => {
    const ours = left.find(({ sku, quantity }) => quantity > 0 && isSameSku(sku, line.sku));
    if (ours === undefined) return [];
    const orderedQty = Math.min(line.orderedQty, ours.quantity);
    ours.quantity -= orderedQty;
    return [{ ...line, orderedQty }];
  });
  // A code of the merchant's own stays.
  const isOurs = isOnHold === true || before.holdCode === held;
  const holdCode = isOnHold === undefined || !isOurs ? {} : { holdCode: isOnHold ? held : released };
  return { ...before, ...address, ...holdCode, lineItems, orderNo: Number(before.orderNo) };
}

/** Throws when the saved order isn't what was asked for. */
export function checkInfoplusChange(
  { before, asked, after }: Record<'before' | 'asked' | 'after', WholeOrder>,
  { lines }: OutgoingShipment,
): void {
  if (asked.holdCode === held && !isHeldBy(after.holdCode ?? released))
    throw new TooLateError(message('providers.notHeld', { provider }));
  const saved = after.lineItems.map(({ sku, orderedQty }) => ({ sku, quantity: orderedQty }));
  if (!hasUnits(saved, lines)) throw new RefusedError(message('providers.itemsKept', { provider }));
  if (streetOf(asked) !== streetOf(before) && streetOf(after) === streetOf(before))
    throw new RefusedError(message('providers.addressKept', { provider }));
}

function streetOf({ shipToStreet, shipToStreet2, shipToZip }: WholeOrder): string {
  return JSON.stringify([shipToStreet ?? '', shipToStreet2 ?? '', shipToZip ?? '']);
}
