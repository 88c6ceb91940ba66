import type { ShopTransaction } from '@hub/database';
import { lockShop } from '@hub/database/shops';
import { readTrackingPage, saveTrackingPage } from '@hub/database/tracking';
import type { SaveDecision } from '@hub/domain/shared';
import { decideTrackingPageSave, type SavedTrackingPage, type TrackingPage } from '@hub/domain/tracking';
import { savedBy, type Session } from '../Session.ts';

/** Saves the shop's tracking page. Saves run one after the other. */
export async function changeTrackingPage(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  { baseVersion, page }: { baseVersion: number; page: TrackingPage },
  now: Date,
): Promise<SaveDecision<SavedTrackingPage>> {
  await lockShop(transaction);
  const by = savedBy(person, now);
  const decision = decideTrackingPageSave(await readTrackingPage(transaction), page, baseVersion, by);
  if (decision.type === 'saved') await saveTrackingPage(transaction, decision.saved);
  return decision;
}
