/** The part of shop info that says who somebody is (§6). */
export interface RoleRecord {
  /** "1" is the owner, "3" the default; other numbers mean nothing that the specification names. */
  role: string;
}

/** A role in words, its number beside it, since it is what support asks for. */
export function roleName({ role }: RoleRecord): string {
  if (role === '1') return 'Owner (role 1)';
  return `Staff (role ${role})`;
}
