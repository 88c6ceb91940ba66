import type { ShopTransaction } from '@hub/database';
import { lockShop } from '@hub/database/shops';
import { listStaff, recordStaffMember } from '@hub/database/staff';
import { defaultRole, ownerRole } from '@hub/domain/permissions';

/** The person opening the app, from the store's sign-in. */
export interface SignedInPerson {
  /** The person's id on the store platform. */
  staffId: string;
  /** Empty when unknown. */
  name: string;
  /** Null when the store gives none. */
  email: string | null;
  /** The person's language in the store, `de-AT`; null when unknown. */
  locale: string | null;
  /** Whether this is the store's account owner, who also becomes an owner here. */
  isAccountOwner: boolean;
}

/** 12 hours: after a night away the name is read again, in case it changed in the store. */
const nameHoldsMs = 43_200_000;

/** Whether to ask the store for a person's name: it is unknown, or was read long ago. */
export async function isNameNeeded(transaction: ShopTransaction, staffId: string, now: Date): Promise<boolean> {
  const known = (await listStaff(transaction)).find((member) => member.staffId === staffId);
  if (known === undefined || known.name === nameless(staffId) || known.lastSeenAt === null) return true;
  return now.getTime() - Date.parse(known.lastSeenAt) > nameHoldsMs;
}

function nameless(staffId: string): string {
  return `Staff ${staffId}`;
}

/** Whether the store's locale is valid. */
function isLocale(locale: string | null): boolean {
  return locale !== null && /^[a-z]{2,3}(?:[-_][a-z\d]{1,8}){0,3}$/i.test(locale);
}

/** Maximum length of a name or address from the store; longer ones are truncated. */
const longestText = 254;

/**
 * Adds a person opening the app to the shop's staff, or updates their name, address and last visit. Call it at each
 * sign-in before opening the session. The first person of a shop without an owner becomes its owner, so that someone
 * can grant rights; others start with the default list (§6) and keep what an owner grants.
 */
export async function recordStaff(transaction: ShopTransaction, person: SignedInPerson, now: Date): Promise<void> {
  await lockShop(transaction);
  const members = await listStaff(transaction);
  const hasOtherOwner = members.some(({ staffId, rights }) => rights.isOwner && staffId !== person.staffId);
  const known = members.find(({ staffId }) => staffId === person.staffId);
  const becomesOwner = person.isAccountOwner || (known === undefined && !hasOtherOwner);
  const name = person.name.trim().slice(0, longestText) || known?.name || nameless(person.staffId);
  const email = person.email?.trim() ?? '';
  await recordStaffMember(
    transaction,
    {
      staffId: person.staffId,
      name,
      email: email === '' || email.length > longestText ? null : email,
      locale: isLocale(person.locale) ? person.locale : null,
      role: becomesOwner ? ownerRole : defaultRole,
      isAccountOwner: person.isAccountOwner,
    },
    now,
  );
}
