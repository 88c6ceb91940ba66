import { canEdit, canView } from '../../shared/access/Access.ts';
import { type SectionId, sectionList } from '../../shared/access/sections.ts';
import { accessOf, defaultRole, ownerRole, type StaffRecord } from '../accessOf.ts';

/** A person's right in a section; edit includes view. */
export type SectionRight = 'none' | 'view' | 'edit';

/** A person's rights by section. An owner may do everything, regardless of the sections. */
export interface StaffRights {
  isOwner: boolean;
  sections: Readonly<Record<SectionId, SectionRight>>;
}

/** The same right in every section. */
export function sameRight(right: SectionRight): Readonly<Record<SectionId, SectionRight>> {
  return sectionRights(() => right);
}

/** Builds the rights from a function of the section. */
export function sectionRights(rule: (id: SectionId) => SectionRight): Readonly<Record<SectionId, SectionRight>> {
  return Object.fromEntries(sectionList.map(({ id }) => [id, rule(id)])) as Record<SectionId, SectionRight>;
}

/** A person's rights from shop info; edit without view counts as edit. */
export function rightsOf(record: StaffRecord): StaffRights {
  const access = accessOf(record);
  return {
    isOwner: access.isOwner,
    sections: sectionRights((id) => {
      if (canEdit(access, id)) return 'edit';
      return canView(access, id) ? 'view' : 'none';
    }),
  };
}

/** Role and permission list (§3) for these rights. `role` is the person's current one. */
export function recordOfRights({ isOwner, sections }: StaffRights, role: string | null): StaffRecord {
  const permission = sectionList.map(({ id, name }) => ({
    id,
    name,
    view: sections[id] !== 'none',
    edit: sections[id] === 'edit',
  }));
  const staffRole = role === null || role.trim() === ownerRole ? defaultRole : role;
  return { role: isOwner ? ownerRole : staffRole, permission: JSON.stringify(permission) };
}

/** Whether two people have the same rights. */
export function hasSameRights(one: StaffRights, other: StaffRights): boolean {
  if (one.isOwner || other.isOwner) return one.isOwner === other.isOwner;
  return sectionList.every(({ id }) => one.sections[id] === other.sections[id]);
}
