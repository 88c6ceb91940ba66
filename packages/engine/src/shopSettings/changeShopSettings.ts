import type { ShopTransaction } from '@hub/database';
import { readShopSettings, saveShopSettings } from '@hub/database/shopSettings';
import { lockShop } from '@hub/database/shops';
import type { SaveDecision } from '@hub/domain/shared';
import { decideShopSettingsSave, type SavedShopSettings, type ShopSettings } from '@hub/domain/shopSettings';
import { savedBy, type Session } from '../Session.ts';

/** Saves the shop's settings. Saves run one after the other. */
export async function changeShopSettings(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  { baseVersion, settings }: { baseVersion: number; settings: ShopSettings },
  now: Date,
): Promise<SaveDecision<SavedShopSettings>> {
  await lockShop(transaction);
  const by = savedBy(person, now);
  const decision = decideShopSettingsSave(await readShopSettings(transaction), settings, baseVersion, by);
  if (decision.type === 'saved') await saveShopSettings(transaction, decision.saved);
  return decision;
}
