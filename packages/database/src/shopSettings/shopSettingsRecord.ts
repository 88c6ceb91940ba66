import {
  newShipPolicy,
  newShopSettings,
  type SavedShipPolicy,
  type SavedShopSettings,
  settingsIn,
  shipPolicyIn,
} from '@hub/domain/shopSettings';
import { unsavedVersion } from '@hub/domain/shared';
import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { shipPolicies, shopSettings } from '../schema/index.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';

/** The settings of the shop, with defaults for what nobody has saved. */
export async function readShopSettings({ shopId, queries }: ShopTransaction): Promise<SavedShopSettings> {
  const [row] = await queries.select().from(shopSettings).where(eq(shopSettings.shopId, shopId));
  if (row === undefined) return { ...newShopSettings, ...unsavedVersion };
  const { version, savedAt, savedBy } = row;
  const settings = { ...newShopSettings, ...row.settings };
  return { ...settings, version, savedAt: savedAt.toISOString(), savedBy };
}

/** Saves the next version of the settings. */
export async function saveShopSettings({ shopId, queries }: ShopTransaction, saved: SavedShopSettings): Promise<void> {
  const values = { settings: settingsIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(shopSettings)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: [shopSettings.shopId], set: values });
}

/** Which orders the shop lets leave, with defaults for what nobody has saved. */
export async function readShipPolicy({ shopId, queries }: ShopTransaction): Promise<SavedShipPolicy> {
  const [row] = await queries.select().from(shipPolicies).where(eq(shipPolicies.shopId, shopId));
  if (row === undefined) return { ...newShipPolicy, ...unsavedVersion };
  const { version, savedAt, savedBy, policy } = row;
  return { ...newShipPolicy, ...policy, version, savedAt: savedAt.toISOString(), savedBy };
}

/** Saves the next version of the policy. */
export async function saveShipPolicy({ shopId, queries }: ShopTransaction, saved: SavedShipPolicy): Promise<void> {
  const values = { policy: shipPolicyIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(shipPolicies)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: [shipPolicies.shopId], set: values });
}
