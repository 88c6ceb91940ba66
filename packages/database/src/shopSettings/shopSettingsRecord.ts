import { type IntakePolicy, intakePolicyOf } from '@hub/domain/orders/intake';
import {
  newShipPolicy,
  newShopSettings,
  type SavedShipPolicy,
  type SavedShopSettings,
  settingsIn,
  shipPolicyIn,
} from '@hub/domain/shopSettings';
import { unsavedVersion } from '@hub/domain/shared';
import { eq, sql } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { locations, shipPolicies, shops, shopSettings, storeConnections } from '../schema/index.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';

/** The shop's settings, with defaults. */
export async function readShopSettings({ shopId, queries }: ShopTransaction): Promise<SavedShopSettings> {
  const [row] = await queries.select().from(shopSettings).where(eq(shopSettings.shopId, shopId));
  if (row === undefined) return { ...newShopSettings, ...unsavedVersion };
  const { version, savedAt, savedBy } = row;
  const settings = { ...newShopSettings, ...row.settings };
  return { ...settings, version, savedAt: savedAt.toISOString(), savedBy };
}

export async function saveShopSettings({ shopId, queries }: ShopTransaction, saved: SavedShopSettings): Promise<void> {
  const values = { settings: settingsIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(shopSettings)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: [shopSettings.shopId], set: values });
}

/** Which orders the shop lets ship, with defaults. */
export async function readShipPolicy({ shopId, queries }: ShopTransaction): Promise<SavedShipPolicy> {
  const [row] = await queries.select().from(shipPolicies).where(eq(shipPolicies.shopId, shopId));
  if (row === undefined) return { ...newShipPolicy, ...unsavedVersion };
  const { version, savedAt, savedBy, policy } = row;
  return { ...newShipPolicy, ...policy, version, savedAt: savedAt.toISOString(), savedBy };
}

export async function saveShipPolicy({ shopId, queries }: ShopTransaction, saved: SavedShipPolicy): Promise<void> {
  const values = { policy: shipPolicyIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(shipPolicies)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: [shipPolicies.shopId], set: values });
}

/** The shop's decisions about its store's orders. Orders from before it connected are not sent automatically. */
export async function readIntakePolicy({ shopId, queries }: ShopTransaction): Promise<IntakePolicy> {
  const [row] = await queries
    .select({
      policy: shipPolicies.policy,
      installedAt: storeConnections.installedAt,
      othersLocations: sql<string[]>`ARRAY(SELECT location_id::text FROM ${locations}
        WHERE shop_id = ${shopId} AND state = 'service')`,
    })
    .from(shops)
    .leftJoin(shipPolicies, eq(shipPolicies.shopId, shopId))
    .leftJoin(storeConnections, eq(storeConnections.shopId, shopId))
    .where(eq(shops.shopId, shopId));
  const { policy = null, installedAt = null, othersLocations = [] } = row ?? {};
  return intakePolicyOf(shipPolicyIn({ ...newShipPolicy, ...policy }), { installedAt, othersLocations });
}
