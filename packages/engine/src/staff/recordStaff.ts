import type { ShopTransaction } from '@hub/database';
import { lockShop } from '@hub/database/shops';
import { listStaff, recordStaffMember } from '@hub/database/staff';
import { defaultRole, ownerRole } from '@hub/domain/permissions';

/** Who opens the app, as the store's sign-in names them. */
export interface SignedInPerson {
  /** The store platform's id of the person. */
  staffId: string;
  /** Empty: not known. */
  name: string;
  /** Null: the store names none. */
  email: string | null;
  /** Language of the person in the store, `de-AT`; null: not known. */
  locale: string | null;
  /** Whether the store account belongs to the person, who then is an owner here. */
  isAccountOwner: boolean;
}

/** A night: who has been away so long is asked for again, in case the store has changed the name. */
const nameHoldsMs = 43_200_000;

/** Whether the store is to be asked who a person is: nobody knows their name, or it was read long ago. */
export async function isNameNeeded(transaction: ShopTransaction, staffId: string, now: Date): Promise<boolean> {
  const known = (await listStaff(transaction)).find((member) => member.staffId === staffId);
  if (known === undefined || known.name === nameless(staffId) || known.lastSeenAt === null) return true;
  return now.getTime() - Date.parse(known.lastSeenAt) > nameHoldsMs;
}

function nameless(staffId: string): string {
  return `Staff ${staffId}`;
}

/** A locale as the store names it; whatever else it says is none. */
function isLocale(locale: string | null): boolean {
  return locale !== null && /^[a-z]{2,3}(?:[-_][a-z\d]{1,8}){0,3}$/i.test(locale);
}

/** A name or address that the store may name; longer ones are cut. */
const longestText = 254;

/**
 * Adds a person who opens the app to the people of the shop, or brings name, address and last visit up to date. Call it
 * in each sign-in, before the session is opened. The first person of a shop without an owner becomes its owner, so that
 * somebody can give rights; everybody else begins with the default list (§6), and keeps what an owner has given since.
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
