import { type Access, canEdit, canView } from '../shared/Access.ts';
import { type SectionId, sectionList, sectionName } from '../shared/sections.ts';

/** One row of the permission matrix (§6). */
export interface SectionGrant {
  id: SectionId;
  name: string;
  canView: boolean;
  canEdit: boolean;
}

/** The eight sections in the order of §6, with what this person may view and edit. */
export function sectionGrants(access: Access): readonly SectionGrant[] {
  return sectionList.map(({ id }) => ({
    id,
    name: sectionName(id),
    canView: canView(access, id),
    canEdit: canEdit(access, id),
  }));
}
