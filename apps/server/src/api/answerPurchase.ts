import { refusedReply, toWireWords, type WireReply } from '@hub/api-client/server';
import type { endpoints } from '@hub/api-client/endpoints';
import type { Services } from './CallContext.ts';

type Reply = WireReply<(typeof endpoints)['createBilling']>;

/**
 * Answers a purchase that has begun with the store's page that asks for the charge. Each attempt of one purchase makes a
 * charge of its own; the merchant agrees to one of them, and the others end.
 */
export async function answerPurchase(start: string, startCharge: NonNullable<Services['startCharge']>): Promise<Reply> {
  const begun = JSON.parse(start) as { data?: { location: string } };
  if (begun.data === undefined) return begun as Reply;
  const code = new URL(begun.data.location).searchParams.get('code') ?? '';
  const { location, refusal } = await startCharge(code);
  return refusal === null ? { data: { location } } : { ...toWireWords('message', refusal) };
}

/** Answers a smaller plan that has begun with the store's page, in the same way. A cancelled plan has none. */
export async function answerReduction(
  start: string,
  startCharge: NonNullable<Services['startCharge']>,
): Promise<WireReply<(typeof endpoints)['reducePlan']>> {
  const begun = JSON.parse(start) as { status: string; location?: string; message?: string };
  if (begun.location === undefined) return begun;
  const code = new URL(begun.location).searchParams.get('code') ?? '';
  const { location, refusal } = await startCharge(code);
  return refusal === null ? { status: 'success', location } : refusedReply(refusal);
}
