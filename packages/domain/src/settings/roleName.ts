import { inLanguage } from '../languages/inLanguage.ts';

/** Names of roles. */
export const roleNames = inLanguage('roleNames', {
  owner: 'Owner (role 1)',
  staff: (role: string) => `Staff (role ${role})`,
});

/** The part of shop info with the person's role (§6). */
export interface RoleRecord {
  /** "1" is the owner, "3" the default; other numbers have no defined meaning. */
  role: string;
}

/** A role in words with its number, which support asks for. */
export function roleName({ role }: RoleRecord): string {
  return role === '1' ? roleNames.owner : roleNames.staff(role);
}
