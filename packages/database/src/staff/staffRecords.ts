import { recordOfRights, rightsOf, type StaffChange, type StaffMember } from '@hub/domain/permissions';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { staff, staffChanges } from '../schema/index.ts';

/** The shop's staff, by name. */
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

/** The owners' names, sorted. */
export async function listOwnerNames(transaction: ShopTransaction): Promise<string[]> {
  return (await listStaff(transaction)).filter(({ rights }) => rights.isOwner).map(({ name }) => name);
}

/** A person who opens the app, as the store names them. */
export interface SeenStaff {
  staffId: string;
  name: string;
  /** Null if the store has none; then a known one stays. A confirmed one always stays. */
  email: string | null;
  /** Language of the person in the store, `de-AT`; null if the store has none; a known one stays. */
  locale: string | null;
  /** Role for a new person, or for the store's account owner. */
  role: string;
  isAccountOwner: boolean;
}

/** Adds the person, or updates name, address and last visit. Granted rights stay. */
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

export async function saveStaffRights({ shopId, queries }: ShopTransaction, saved: StaffMember): Promise<void> {
  const { role, permission } = recordOfRights(saved.rights, saved.role);
  await queries
    .update(staff)
    .set({ role: role ?? saved.role, permission, ...savedVersionColumns(saved) })
    .where(and(eq(staff.shopId, shopId), eq(staff.staffId, saved.staffId)));
}

/** Records a change of a person's rights. */
export async function addStaffChange(
  { shopId, queries }: ShopTransaction,
  { at, ...change }: Omit<StaffChange, 'changeId'> & { changedById: string },
): Promise<void> {
  await queries.insert(staffChanges).values({ shopId, at: new Date(at), ...change });
}

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
