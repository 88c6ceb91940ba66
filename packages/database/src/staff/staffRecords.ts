import { recordOfRights, rightsOf, type StaffChange, type StaffMember } from '@hub/domain/permissions';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { staff, staffChanges } from '../schema/index.ts';

/** The people of the shop, by name. */
export async function listStaff({ shopId, queries }: ShopTransaction): Promise<StaffMember[]> {
  const rows = await queries.select().from(staff).where(eq(staff.shopId, shopId)).orderBy(staff.name, staff.staffId);
  return rows.map(({ staffId, name, email, role, permission, lastSeenAt, version, savedAt, savedBy }) => ({
    staffId,
    name,
    email,
    role,
    rights: rightsOf({ role, permission }),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    version,
    savedAt: savedAt?.toISOString() ?? null,
    savedBy,
  }));
}

/** The names of the owners, in order. */
export async function listOwnerNames(transaction: ShopTransaction): Promise<string[]> {
  return (await listStaff(transaction)).filter(({ rights }) => rights.isOwner).map(({ name }) => name);
}

/** A person who opens the app, as the store names them. */
export interface SeenStaff {
  staffId: string;
  name: string;
  /** Null: the store names none; a known one stays, and one that the person confirmed in any case. */
  email: string | null;
  /** Language of the person in the store, `de-AT`; null: it names none, and a known one stays. */
  locale: string | null;
  /** Role of a person who is new, or whom the store calls the owner of the account. */
  role: string;
  isAccountOwner: boolean;
}

/** Adds the person, or brings name, address and last visit up to date. Rights that were given stay. */
export async function recordStaffMember(
  { shopId, queries }: ShopTransaction,
  { staffId, name, email, locale, role, isAccountOwner }: SeenStaff,
  at: Date,
): Promise<void> {
  await queries
    .insert(staff)
    .values({ shopId, staffId, name, email, locale, role, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [staff.shopId, staff.staffId],
      set: {
        name,
        email: sql`CASE WHEN ${staff.isOwnEmail} THEN ${staff.email} ELSE coalesce(excluded.email, ${staff.email}) END`,
        locale: sql`coalesce(excluded.locale, ${staff.locale})`,
        lastSeenAt: at,
        ...(isAccountOwner && { role }),
      },
    });
}

/** Saves the rights of a person. */
export async function saveStaffRights({ shopId, queries }: ShopTransaction, saved: StaffMember): Promise<void> {
  const { role, permission } = recordOfRights(saved.rights, saved.role);
  await queries
    .update(staff)
    .set({ role: role ?? saved.role, permission, ...savedVersionColumns(saved) })
    .where(and(eq(staff.shopId, shopId), eq(staff.staffId, saved.staffId)));
}

/** Keeps a change of somebody's rights for the list of changes. */
export async function addStaffChange(
  { shopId, queries }: ShopTransaction,
  { at, ...change }: Omit<StaffChange, 'changeId'> & { changedById: string },
): Promise<void> {
  await queries.insert(staffChanges).values({ shopId, at: new Date(at), ...change });
}

/** The newest changes of rights. */
export async function listStaffChanges({ shopId, queries }: ShopTransaction, limit: number): Promise<StaffChange[]> {
  const rows = await queries
    .select()
    .from(staffChanges)
    .where(eq(staffChanges.shopId, shopId))
    .orderBy(desc(staffChanges.changeId))
    .limit(limit);
  return rows.map(({ changeId, at, changedBy, staffId, staffName, before, after }) => ({
    changeId: String(changeId),
    at: at.toISOString(),
    changedBy,
    staffId,
    staffName,
    before,
    after,
  }));
}
