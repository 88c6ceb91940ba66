import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { locations, planPurchases, shops, staff, storeConnections } from '../schema/index.ts';

export type ShopRecord = typeof shops.$inferSelect;
/** A person as the store names them, with role and permission list. */
export type StaffRow = Pick<typeof staff.$inferInsert, 'staffId' | 'name' | 'role' | 'permission' | 'email'>;
export type StaffMemberRecord = Pick<typeof staff.$inferSelect, 'staffId' | 'name' | 'role' | 'permission'>;
export type StoredLocation = Omit<typeof locations.$inferInsert, 'shopId'>;

/** A shop at installation. */
export interface NewShop extends Pick<ShopRecord, 'domain' | 'currency' | 'timeZone' | 'chargeType' | 'isOnboarded'> {
  staff: readonly StaffRow[];
  locations: readonly StoredLocation[];
}

/** The id of the shop with this domain, or null. */
export function findShopId(database: Database, domain: string): Promise<number | null> {
  return database.inSystem(async (queries) => {
    const [shop] = await queries.select({ shopId: shops.shopId }).from(shops).where(eq(shops.domain, domain));
    return shop?.shopId ?? null;
  });
}

export function listShopIds(database: Database): Promise<number[]> {
  return database.inSystem(async (queries) =>
    (await queries.select({ shopId: shops.shopId }).from(shops)).map(({ shopId }) => shopId),
  );
}

/**
 * Adds a shop with its staff and locations, and the rows that `fill` adds in the same transaction. An existing shop stays
 * unchanged. Resolves to its id and whether it is new.
 */
export async function createShop(
  database: Database,
  { staff: members, locations: shopLocations, ...shop }: NewShop,
  fill?: (transaction: ShopTransaction) => Promise<void>,
): Promise<{ shopId: number; isNew: boolean }> {
  return database.inSystem(async (queries) => {
    const [created] = await queries.insert(shops).values(shop).onConflictDoNothing().returning();
    if (created === undefined) {
      const [known] = await queries.select().from(shops).where(eq(shops.domain, shop.domain));
      if (known === undefined) throw new Error(`The shop ${shop.domain} was removed just now.`);
      return { shopId: known.shopId, isNew: false };
    }
    const { shopId } = created;
    if (members.length > 0) await queries.insert(staff).values(members.map((member) => ({ shopId, ...member })));
    if (shopLocations.length > 0)
      await queries.insert(locations).values(shopLocations.map((location) => ({ shopId, ...location })));
    await fill?.({ shopId, queries });
    return { shopId, isNew: true };
  });
}

/** The transaction's shop; throws if it no longer exists. */
export async function readShop({ shopId, queries }: ShopTransaction): Promise<ShopRecord> {
  const [shop] = await queries.select().from(shops).where(eq(shops.shopId, shopId));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}.`);
  return shop;
}

export async function updateShop(
  { shopId, queries }: ShopTransaction,
  changes: Partial<
    Pick<
      ShopRecord,
      'chargeType' | 'isOnboarded' | 'timeZone' | 'currency' | 'trialEndsAt' | 'pausedByPlan' | 'onboarding'
    >
  >,
): Promise<void> {
  await queries.update(shops).set(changes).where(eq(shops.shopId, shopId));
}

/** A person of the shop, or null. */
export async function readStaffMember(
  { shopId, queries }: ShopTransaction,
  staffId: string,
): Promise<StaffMemberRecord | null> {
  const [member] = await queries
    .select({ staffId: staff.staffId, name: staff.name, role: staff.role, permission: staff.permission })
    .from(staff)
    .where(and(eq(staff.shopId, shopId), eq(staff.staffId, staffId)));
  return member ?? null;
}

/**
 * Saves locations by id. Missing ones count as gone and stay by name. Resolves to those that no longer ship, and to those
 * that ship now and did not before.
 */
export async function saveLocations(
  { shopId, queries }: ShopTransaction,
  shopLocations: readonly StoredLocation[],
): Promise<{ shut: readonly number[]; opened: readonly number[] }> {
  const before = await readLocations({ shopId, queries });
  const kept = shopLocations.map(({ locationId }) => locationId);
  await queries
    .update(locations)
    .set({ state: 'gone' })
    .where(and(eq(locations.shopId, shopId), notInArray(locations.locationId, kept)));
  for (const { locationId, name, state = 'active' } of shopLocations)
    await queries
      .insert(locations)
      .values({ shopId, locationId, name, state })
      .onConflictDoUpdate({ target: [locations.shopId, locations.locationId], set: { name, state } });
  const [old, active] = [activeIds(before), activeIds(shopLocations)];
  return { shut: [...old].filter((id) => !active.has(id)), opened: [...active].filter((id) => !old.has(id)) };
}

const activeIds = (all: readonly StoredLocation[]): Set<number> =>
  new Set(all.flatMap(({ locationId, state = 'active' }) => (state === 'active' ? [locationId] : [])));

/** The shop's locations by id, including those that no longer ship. */
export async function readLocations({ shopId, queries }: ShopTransaction): Promise<Required<StoredLocation>[]> {
  return queries
    .select({ locationId: locations.locationId, name: locations.name, state: locations.state })
    .from(locations)
    .where(eq(locations.shopId, shopId))
    .orderBy(locations.locationId);
}

/** Saves a plan that awaits confirmation. */
export async function addPlanPurchase(
  { shopId, queries }: ShopTransaction,
  code: string,
  plan: number,
  { isDowngrade = false }: { isDowngrade?: boolean } = {},
): Promise<void> {
  await queries.insert(planPurchases).values({ shopId, code, plan, isDowngrade });
}

/** The purchase with this code, in any shop; null if there is none (anymore). */
export function findPlanPurchase(
  database: Database,
  code: string,
): Promise<{ shopId: number; domain: string; plan: number; isDowngrade: boolean } | null> {
  return database.inSystem(async (queries) => {
    const [found] = await rowsOf<{ shopId: string; domain: string; plan: number; isDowngrade: boolean }>(
      queries,
      sql`SELECT shop_id::text AS "shopId", domain, plan, is_downgrade AS "isDowngrade" FROM ${planPurchases} JOIN ${shops} USING (shop_id)
        WHERE code = ${code}`,
    );
    return found ? { ...found, shopId: Number(found.shopId) } : null;
  });
}

/** Removes a purchase; false if it was already taken. */
export async function takePlanPurchase({ shopId, queries }: ShopTransaction, code: string): Promise<boolean> {
  const taken = await queries
    .delete(planPurchases)
    .where(and(eq(planPurchases.shopId, shopId), eq(planPurchases.code, code)))
    .returning({ code: planPurchases.code });
  return taken.length > 0;
}

/**
 * A person of the shop and the shop, in one statement; null if this id does not work there, or the store has uninstalled
 * the app.
 */
export async function readMemberWithShop(
  { shopId, queries }: ShopTransaction,
  staffId: string,
): Promise<{ shop: ShopRecord; member: StaffMemberRecord } | null> {
  const [found] = await queries
    .select({
      shop: getTableColumns(shops),
      member: { staffId: staff.staffId, name: staff.name, role: staff.role, permission: staff.permission },
    })
    .from(staff)
    .innerJoin(shops, eq(shops.shopId, staff.shopId))
    .where(and(eq(staff.shopId, shopId), eq(staff.staffId, staffId), hasApp));
  return found ?? null;
}

const hasApp = sql`NOT EXISTS (SELECT FROM ${storeConnections} AS connection
  WHERE connection.shop_id = ${shops.shopId} AND connection.state = 'uninstalled')`;
